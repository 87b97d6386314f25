import type { RemoteName } from "@listwise/contracts";
import type { DataRouterLike } from "@listwise/shared-ui";
import { mountRootParcel } from "single-spa";
import { withDeadline } from "../deadline";
import { remoteInRegistry } from "../registry/registry.store";
import { failRemote, loadRemoteModule } from "../remotes/load-remote";
import { setRemoteState, stateOf } from "../remotes/remotes.store";
import { messageOf, reportFailure } from "../report-failure";

/** Milliseconds from mounting to the first commit. With the load's own deadline: a panel within 10 s in all. */
const MOUNT_DEADLINE = 2_000;

interface MountRequest {
  remote: RemoteName;
  module: string;
  /** Where it goes; each mount gets an element of its own inside. */
  host: HTMLElement;
  router: DataRouterLike;
  onReady: () => void;
  onFailure: () => void;
}

type Parcel = ReturnType<typeof mountRootParcel>;

function unmount(parcel: Parcel, element: HTMLElement, fail: (cause: unknown) => void) {
  const end = () => element.remove();
  if (parcel.getStatus() === "MOUNTED") parcel.unmount().catch(fail).finally(end);
  else end();
}

/** Loads and mounts a remote. Returns the function that takes it away again, whatever state it is in by then. */
export function mountRemote({ remote, module, host, router, onReady, onFailure }: MountRequest): () => void {
  const element = document.createElement("div");
  const version = remoteInRegistry(remote)?.version ?? "unknown";
  const pages = remoteInRegistry(remote)?.descriptor.routes ?? [];
  let phase: "loading" | "mounting" | "mounted" | "over" = "loading";
  let parcel: Parcel | undefined;

  function fail(cause: unknown) {
    if (phase === "over") return;
    const code = phase === "mounted" ? "render" : "mount";
    failRemote(remote, "It stopped with an error.");
    reportFailure({
      remote,
      version,
      phase: code,
      code: code === "mount" ? "MOUNT_FAILED" : "RENDER_FAILED",
      cause,
    });
    end();
    onFailure();
  }

  function end() {
    phase = "over";
    const report = (cause: unknown) =>
      reportFailure({ remote, version, phase: "unmount", code: messageOf(cause).slice(0, 100), cause });
    if (!parcel) return element.remove();
    const mounted = parcel;
    mounted.mountPromise.catch(() => null).then(() => unmount(mounted, element, report), report);
  }

  async function start() {
    const config = await loadRemoteModule(remote, module);
    if (phase === "over") return;
    phase = "mounting";
    host.append(element);
    const props = { domElement: element, router, remote, version, pages, onError: fail };
    parcel = mountRootParcel(config, props);
    for (const promise of [parcel.loadPromise, parcel.bootstrapPromise]) promise.catch(fail);
    await withDeadline(parcel.mountPromise, MOUNT_DEADLINE, `Mounting ${remote}`);
  }

  start().then(
    () => {
      if (phase !== "mounting") return;
      phase = "mounted";
      if (stateOf(remote).status !== "ready") setRemoteState(remote, { status: "ready", problem: null });
      onReady();
    },
    (cause: unknown) => {
      if (phase === "loading") {
        phase = "over";
        onFailure();
      } else fail(cause);
    },
  );
  return end;
}
