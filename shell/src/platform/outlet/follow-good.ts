import { log } from "@listwise/shared-auth";
import { platform } from "../ports";
import { rememberGood } from "../remotes/last-good";
import type { LoadableRemote } from "../remotes/remote-module";

/** Milliseconds without an error after which a mounted version counts as good. Chosen by us. */
const SETTLED_AFTER = 1_000;
/** Minimum interval between two reports of the same version, in milliseconds. Chosen by us. */
const TOLD_FOR = 30_000;

const told = new Map<string, number>();

function tell({ name, version, entry }: LoadableRemote): void {
  if (version === "development" || (told.get(entry) ?? 0) > Date.now() - TOLD_FOR) return;
  told.set(entry, Date.now());
  platform()
    .mounted({ remote: name, version })
    .catch((problem: unknown) => log.warn(`the mount of ${name} could not be reported`, problem));
}

/** Watches a mounted root: a version that keeps running becomes the fallback for later visits. */
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
