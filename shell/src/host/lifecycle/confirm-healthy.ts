import { log } from "@listwise/shared-auth";
import { getHostPorts } from "../ports";
import { saveLastKnownGood } from "../delivery/last-known-good";
import type { LoadableRemote } from "../remote-module";
import type { RemoteRuntime } from "../remote-runtime";
import { HEALTHY_AFTER_MS, REPORT_THROTTLE_MS } from "../timeouts";

function reportMounted(runtime: RemoteRuntime, release: LoadableRemote): void {
  const { name, version } = release;
  const state = runtime.getVersion(release);
  if (version === "development" || state.reportedAt > Date.now() - REPORT_THROTTLE_MS) return;
  state.reportedAt = Date.now();
  getHostPorts()
    .mounted({ remote: name, version })
    .catch((problem: unknown) => log.warn(`the mount of ${name} could not be reported`, problem));
}

/** Watches a mounted root: a version that keeps running becomes the fallback for later visits. */
export function confirmHealthy(runtime: RemoteRuntime, release: LoadableRemote) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settled = false;
  return {
    start() {
      timer = setTimeout(() => {
        settled = true;
        saveLastKnownGood(runtime, release);
        reportMounted(runtime, release);
      }, HEALTHY_AFTER_MS);
    },
    stop: () => clearTimeout(timer),
    isSettled: () => settled,
  };
}
