import { log } from "@listwise/shared-auth";
import { platform } from "../ports";
import { rememberGood } from "../remotes/last-good";
import type { LoadableRemote } from "../remotes/remote-module";

/** Milliseconds a root must stand before its version counts as good. */
const SETTLED_AFTER = 1_000;
/** A version that mounts again and again is told of once in this time. */
const TOLD_FOR = 30_000;

const told = new Map<string, number>();

function tell({ name, version, entry }: LoadableRemote): void {
  if (version === "development" || (told.get(entry) ?? 0) > Date.now() - TOLD_FOR) return;
  told.set(entry, Date.now());
  platform()
    .mounted({ remote: name, version })
    .catch((problem: unknown) => log.warn(`the mount of ${name} could not be reported`, problem));
}

/** Watches over a root's first moments: the version that stands is the one this browser falls back to later. */
export function followGood(release: LoadableRemote) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let settled = false;
  return {
    start() {
      timer = setTimeout(() => {
        settled = true;
        rememberGood(release);
        tell(release);
      }, SETTLED_AFTER);
    },
    stop: () => clearTimeout(timer),
    isSettled: () => settled,
  };
}
