import type { RemoteName } from "@listwise/contracts";
import type { DataRouterLike } from "@listwise/shared-ui";
import { TimeoutError, withTimeout } from "../with-timeout";
import { revalidateRegistry } from "../registry/load-registry";
import { hasUsableVersion, quarantineVersion } from "../delivery/version-fallback";
import { isChunkError, isShellChunk } from "../delivery/chunk-error";
import { clearRemote, loadRemoteModule } from "../delivery/load-remote";
import { LoadError } from "../delivery/load-error";
import { markVersionFailed } from "../delivery/load-version";
import { addMount } from "./mounts";
import type { LoadableRemote } from "../remote-module";
import { setFailed } from "../delivery/remotes.store";
import { reportRemote } from "../delivery/report-remote";
import { reloadOnce } from "./reload-once";
import { confirmHealthy } from "./confirm-healthy";
import { mountParcel } from "./mount-parcel";
import { claimRecovery } from "./claim-recovery";

/** Timeouts in milliseconds: from entering to a page or the error panel, and from mounting to the first commit. */
const ENTRY_TIMEOUT_MS = 9_500;
const MOUNT_TIMEOUT_MS = 2_000;
/** Minimum remaining time in milliseconds to try another version. */
const MIN_RETRY_BUDGET_MS = 500;

interface MountRequest {
  remote: RemoteName;
  module: string;
  host: HTMLElement;
  router: DataRouterLike;
  /** True for a mount next to the pages, such as a banner, which does not pin the version for the pages. */
  aside?: boolean;
  onLoading: () => void;
  onReady: (version: string) => void;
  onFailure: () => void;
}

/** Reports a failed version and drops everything cached of it. */
function discard(release: LoadableRemote, phase: "mount" | "render", code: string, cause: unknown) {
  reportRemote(release, { phase, code, cause });
  markVersionFailed(release);
  clearRemote(release.name);
}

/** Loads and mounts a remote. Returns a function that unmounts it in any state. */
export function mountRemote(request: MountRequest) {
  const { remote, module, host, router, aside, onLoading, onReady, onFailure } = request;
  // Generation counter; results of earlier mounts are dropped.
  let turn = 0;
  let leave: (() => void) | undefined;

  function end() {
    turn += 1;
    leave?.();
    leave = undefined;
  }

  function giveUp(problem: string) {
    end();
    setFailed(remote, problem);
    onFailure();
  }

  async function mount(mine: number, deadline: number): Promise<void> {
    const { release, lifecycles } = await loadRemoteModule(remote, module);
    if (mine !== turn) return;
    const pages = release.descriptor.routes;
    const milliseconds = Math.min(MOUNT_TIMEOUT_MS, deadline - Date.now());
    const good = confirmHealthy(release);
    const onCrash = (cause: unknown) => void afterCrash(release, cause, good.isSettled());
    try {
      const unmount = await mountParcel({ release, lifecycles, host, router, pages, milliseconds, onCrash });
      if (mine !== turn) return unmount();
      const unlist = addMount(remote, aside);
      good.start();
      leave = () => {
        good.stop();
        unmount();
        unlist();
      };
      onReady(release.version);
    } catch (cause) {
      quarantineVersion(release);
      discard(release, "mount", cause instanceof TimeoutError ? "MOUNT_DEADLINE" : "MOUNT_FAILED", cause);
      if (mine !== turn) return;
      if (deadline - Date.now() < MIN_RETRY_BUDGET_MS || !(await hasUsableVersion(remote))) throw cause;
      await mount(mine, deadline);
    }
  }

  async function afterCrash(release: LoadableRemote, cause: unknown, wasSettled: boolean): Promise<void> {
    const isGone = isChunkError(cause);
    discard(release, "render", isGone ? "CHUNK_GONE" : "RENDER_FAILED", cause);
    end();
    const mine = turn;
    if (isShellChunk(cause) && reloadOnce()) return;
    if (!wasSettled && !isGone) quarantineVersion(release);
    const again = isGone ? claimRecovery(release) : !wasSettled && (await hasUsableVersion(remote));
    if (isGone && again) await revalidateRegistry(0);
    if (mine !== turn) return;
    if (again) await enter();
    else giveUp("It stopped with an error.");
  }

  async function enter(): Promise<void> {
    turn += 1;
    const mine = turn;
    onLoading();
    const deadline = Date.now() + ENTRY_TIMEOUT_MS;
    try {
      await withTimeout(mount(mine, deadline), ENTRY_TIMEOUT_MS, `Entering ${remote}`);
    } catch (cause) {
      if (mine === turn) giveUp(cause instanceof LoadError ? cause.problem : "It stopped with an error.");
    }
  }

  void enter();
  return end;
}
