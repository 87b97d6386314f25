import { log } from "@listwise/shared-auth";
import { getHostPorts } from "../ports";
import { saveLastKnownGood } from "../delivery/last-known-good";
import type { LoadableRemote } from "../remote-module";

/** Milliseconds without an error after which a mounted version counts as good. Chosen by us. */
const HEALTHY_AFTER_MS = 1_000;
/** Minimum interval between two reports of the same version, in milliseconds. Chosen by us. */
const REPORT_THROTTLE_MS = 30_000;

const reportedAt = new Map<string, number>();

function reportMounted({ name, version, entry }: LoadableRemote): void {
  if (version === "development" || (reportedAt.get(entry) ?? 0) > Date.now() - REPORT_THROTTLE_MS) return;
  reportedAt.set(entry, Date.now());
  getHostPorts()
    .mounted({ remote: name, version })
    .catch((problem: unknown) => log.warn(`the mount of ${name} could not be reported`, problem));
}

/** Watches a mounted root: a version that keeps running becomes the fallback for later visits. */
export function confirmHealthy(release: LoadableRemote) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settled = false;
  return {
    start() {
      timer = setTimeout(() => {
        settled = true;
        saveLastKnownGood(release);
        reportMounted(release);
      }, HEALTHY_AFTER_MS);
    },
    stop: () => clearTimeout(timer),
    isSettled: () => settled,
  };
}
