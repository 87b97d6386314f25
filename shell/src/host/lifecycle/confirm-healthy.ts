import { SLOW_MOUNT_CODE } from "@listwise/contracts/site";
import { log } from "@listwise/shared-auth";
import { startActiveTimer, type ActiveTimer } from "../active-timer";
import { saveLastKnownGood } from "../delivery/last-known-good";
import { reportRemote } from "../delivery/report-remote";
import { getHostPorts } from "../ports";
import { isOverridden } from "../registry/overrides/override";
import type { LoadableRemote } from "../remote-module";
import type { RemoteRuntime } from "../remote-runtime";
import { EMPTY_MOUNT_MS, HEALTHY_AFTER_MS, REPORT_THROTTLE_MS, SLOW_MOUNT_MS } from "../timeouts";
import { isEmpty } from "./is-empty";

function reportMounted(runtime: RemoteRuntime, release: LoadableRemote): void {
  const { name, version } = release;
  const state = runtime.getVersion(release);
  if (version === "development" || state.reportedAt > Date.now() - REPORT_THROTTLE_MS) return;
  state.reportedAt = Date.now();
  getHostPorts()
    .mounted({ remote: name, version })
    .catch((problem: unknown) => log.warn(`the mount of ${name} could not be reported`, problem));
}

/** A mount to watch. */
interface Mount {
  release: LoadableRemote;
  /** Element that must not stay empty; absent for widgets, which may show nothing. */
  page: HTMLElement | undefined;
  /** Called if the page stays empty. */
  onEmpty: () => void;
}

/**
 * Watches a mounted root: a version that keeps running and shows something becomes the fallback for later visits. A
 * mount that took too long is reported as slow instead.
 */
export function confirmHealthy(runtime: RemoteRuntime, { release, page, onEmpty }: Mount) {
  let timer: ActiveTimer | undefined;
  let settled = false;

  function settle(mountMs: number) {
    settled = true;
    if (mountMs > SLOW_MOUNT_MS) {
      const cause = new Error(`Mounting ${release.name} took ${Math.round(mountMs / 1_000)} s`);
      reportRemote(runtime, release, { phase: "mount", code: SLOW_MOUNT_CODE, cause, recovered: true });
      return;
    }
    if (!isOverridden(release.name)) saveLastKnownGood(runtime, release);
    reportMounted(runtime, release);
  }

  function check(mountMs: number, elapsedMs: number) {
    if (!page || !isEmpty(page)) settle(mountMs);
    else if (elapsedMs >= EMPTY_MOUNT_MS) onEmpty();
    else watch(mountMs, elapsedMs);
  }

  function watch(mountMs: number, elapsedMs: number) {
    timer = startActiveTimer(HEALTHY_AFTER_MS, () => check(mountMs, elapsedMs + HEALTHY_AFTER_MS));
  }

  return {
    /** Starts after a mount that took `mountMs` milliseconds. */
    start: (mountMs: number) => watch(mountMs, 0),
    stop: () => timer?.stop(),
    isSettled: () => settled,
  };
}
