import type { RemoteName } from "@listwise/contracts/remotes";
import type { DataRouterLike } from "@listwise/shared-ui";
import { isChunkError, isShellChunk } from "../delivery/chunk-error";
import { LoadError } from "../delivery/load-error";
import { loadRemoteModule } from "../delivery/load-remote";
import { markVersionFailed } from "../delivery/load-version";
import { setFailed } from "../delivery/remotes.store";
import { reportRemote } from "../delivery/report-remote";
import { hasUsableVersion, quarantineVersion } from "../delivery/version-fallback";
import { revalidateRegistry } from "../registry/load-registry";
import type { LoadableRemote } from "../remote-module";
import type { RemoteRuntime } from "../remote-runtime";
import { ENTRY_TIMEOUT_MS, MIN_RETRY_BUDGET_MS, MOUNT_TIMEOUT_MS } from "../timeouts";
import { TimeoutError, withTimeout } from "../with-timeout";
import { claimRecovery } from "./claim-recovery";
import { confirmHealthy } from "./confirm-healthy";
import { mountParcel } from "./mount-parcel";
import { addMount } from "./mounts";
import { reloadOnce } from "./reload-once";

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
function discard(
  runtime: RemoteRuntime,
  release: LoadableRemote,
  failure: { phase: "mount" | "render"; code: string; cause: unknown },
) {
  reportRemote(runtime, release, failure);
  markVersionFailed(runtime, release);
  runtime.getState(release.name).loads.clear();
}

/** Loads and mounts a remote. Returns a function that unmounts it in any state. */
export function mountRemote(runtime: RemoteRuntime, request: MountRequest) {
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
    const { release, lifecycles } = await loadRemoteModule(runtime, remote, module);
    if (mine !== turn) return;
    const pages = release.descriptor.routes;
    const milliseconds = Math.min(MOUNT_TIMEOUT_MS, deadline - Date.now());
    const good = confirmHealthy(runtime, release);
    const onCrash = (cause: unknown) => void afterCrash(release, cause, good.isSettled());
    try {
      const parcel = { release, lifecycles, host, router, pages, milliseconds, onCrash };
      const unmount = await mountParcel(runtime, parcel);
      if (mine !== turn) return unmount();
      const unlist = addMount(runtime, remote, aside);
      good.start();
      leave = () => {
        good.stop();
        unmount();
        unlist();
      };
      onReady(release.version);
    } catch (cause) {
      quarantineVersion(runtime, release);
      const code = cause instanceof TimeoutError ? "MOUNT_DEADLINE" : "MOUNT_FAILED";
      discard(runtime, release, { phase: "mount", code, cause });
      if (mine !== turn) return;
      if (deadline - Date.now() < MIN_RETRY_BUDGET_MS || !(await hasUsableVersion(runtime, remote)))
        throw cause;
      await mount(mine, deadline);
    }
  }

  async function afterCrash(release: LoadableRemote, cause: unknown, wasSettled: boolean): Promise<void> {
    const isGone = isChunkError(cause);
    discard(runtime, release, { phase: "render", code: isGone ? "CHUNK_GONE" : "RENDER_FAILED", cause });
    end();
    const mine = turn;
    if (isShellChunk(cause) && reloadOnce()) return;
    if (!wasSettled && !isGone) quarantineVersion(runtime, release);
    const again = isGone ? claimRecovery(release) : !wasSettled && (await hasUsableVersion(runtime, remote));
    if (isGone && again) await revalidateRegistry(runtime, 0);
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
