import type { RemoteName } from "@listwise/contracts/remotes";
import { SLOW_MOUNT_CODE } from "@listwise/contracts/site";
import { log } from "@listwise/shared-auth";
import type { DataRouterLike } from "@listwise/shared-ui";
import { isChunkError, isShellChunk } from "../delivery/chunk-error";
import { LoadError, toLoadError } from "../delivery/load-error";
import { loadRemoteModule, PAGES } from "../delivery/load-remote";
import { markVersionFailed } from "../delivery/load-version";
import { setFailed } from "../delivery/remotes.store";
import { reportRemote } from "../delivery/report-remote";
import { hasUsableVersion, quarantineVersion } from "../delivery/version-fallback";
import { revalidateRegistry } from "../registry/load-registry";
import type { LoadableRemote, LoadedRemote } from "../remote-module";
import { recordDuration } from "../record-duration";
import type { RemoteRuntime } from "../remote-runtime";
import { TIMEOUT_ATTEMPTS } from "../timeouts";
import { TimeoutError } from "../with-timeout";
import { claimRecovery } from "./claim-recovery";
import { confirmHealthy } from "./confirm-healthy";
import { mountParcel } from "./mount-parcel";
import { logError } from "../page-log";
import { addMount } from "./mounts";
import { reloadOnce } from "./reload-once";

/** A page that mounted without showing anything. */
class EmptyMountError extends Error {
  override name = "EmptyMountError";
}

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
  // The other codes name no place in its code.
  if (["MOUNT_FAILED", "RENDER_FAILED"].includes(failure.code)) logError(runtime.log, failure.cause, release);
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

  function giveUp(problem: string, status: "slow" | "failed" = "failed") {
    end();
    setFailed(remote, problem, status);
    onFailure();
  }

  /** Mounts a loaded version. One that times out is mounted once more: it may be slow instead of broken. */
  async function mountVersion(
    loaded: LoadedRemote,
    isLeft: () => boolean,
    onCrash: (cause: unknown) => void,
  ) {
    const { descriptor, fallback } = loaded.release;
    const attempts = fallback ? 1 : TIMEOUT_ATTEMPTS;
    for (let tries = 1; ; tries += 1) {
      try {
        return await mountParcel(runtime, { ...loaded, host, router, pages: descriptor.routes, onCrash });
      } catch (cause) {
        if (!(cause instanceof TimeoutError) || tries >= attempts || isLeft()) throw cause;
        log.warn(`${remote} is mounted once more`, cause);
      }
    }
  }

  async function mount(mine: number): Promise<void> {
    const loaded = await loadRemoteModule(runtime, remote, module);
    if (mine !== turn) return;
    const { release } = loaded;
    const good = confirmHealthy(runtime, {
      release,
      page: module === PAGES ? host : undefined,
      onEmpty: () => void afterCrash(release, new EmptyMountError(`${remote} shows nothing`), false),
    });
    const onCrash = (cause: unknown) => void afterCrash(release, cause, good.isSettled());
    const startedAt = performance.now();
    const wasVisible = !document.hidden;
    try {
      const unmount = await mountVersion(loaded, () => mine !== turn, onCrash);
      if (mine !== turn) return unmount();
      recordDuration("mount", remote, module, startedAt);
      const unlist = addMount(runtime, remote, aside);
      // A device that slept or a page in the background says nothing about the version.
      good.start(wasVisible && !document.hidden ? performance.now() - startedAt : 0);
      leave = () => {
        good.stop();
        unmount();
        unlist();
      };
      onReady(release.version);
    } catch (cause) {
      const isSlow = cause instanceof TimeoutError;
      // A mount that the visitor did not wait for says nothing about the version.
      if (isSlow && mine !== turn) return;
      quarantineVersion(runtime, release);
      discard(runtime, release, { phase: "mount", code: isSlow ? SLOW_MOUNT_CODE : "MOUNT_FAILED", cause });
      if (mine !== turn) return;
      if (!(await hasUsableVersion(runtime, remote))) throw cause;
      await mount(mine);
    }
  }

  async function afterCrash(release: LoadableRemote, cause: unknown, wasSettled: boolean): Promise<void> {
    const isGone = isChunkError(cause);
    const code = cause instanceof EmptyMountError ? "EMPTY_MOUNT" : isGone ? "CHUNK_GONE" : "RENDER_FAILED";
    discard(runtime, release, { phase: "render", code, cause });
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
    try {
      await mount(mine);
    } catch (cause) {
      if (mine !== turn) return;
      const error = cause instanceof TimeoutError ? toLoadError(cause) : cause;
      if (error instanceof LoadError) giveUp(error.problem, error.isSlow ? "slow" : "failed");
      else giveUp("It stopped with an error.");
    }
  }

  const { remounts } = runtime.getState(remote);
  function remount() {
    end();
    void enter();
  }

  remounts.add(remount);
  void enter();
  return () => {
    remounts.delete(remount);
    end();
  };
}
