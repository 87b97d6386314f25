import { log } from "@listwise/shared-auth";
import type { RemotePage, DataRouterLike } from "@listwise/shared-ui";
import type { Parcel } from "single-spa";
import type { RemoteRuntime } from "../remote-runtime";
import { MOUNT_TIMEOUT_MS, UNMOUNT_TIMEOUT_MS } from "../timeouts";
import { withTimeout } from "../with-timeout";
import type { LoadedRemote } from "../remote-module";
import { getMessage, reportFailure } from "../registry/report-failure";
import { getRootMount } from "./root-parcel";

interface ParcelRequest extends LoadedRemote {
  /** Container; every mount gets its own element inside. */
  host: HTMLElement;
  router: DataRouterLike;
  pages: readonly RemotePage[];
  /** Called if the root throws after it has mounted. */
  onCrash: (cause: unknown) => void;
}

/** Logs an error that is reported elsewhere or that no caller awaits anymore. */
const logWarning = (what: string) => (cause: unknown) => log.warn(what, cause);

async function unmount(parcel: Parcel, remote: string): Promise<void> {
  // A mount that timed out may still settle; nothing waits for it.
  await parcel.mountPromise.catch(logWarning(`${remote} is taken away; its mount had failed`));
  if (parcel.getStatus() !== "MOUNTED") return;
  await withTimeout(Promise.resolve(parcel.unmount()), UNMOUNT_TIMEOUT_MS, "Unmounting");
}

/**
 * Mounts a root. Returns a function that unmounts it; rejects if the root throws or exceeds the timeout.
 *
 * @throws the error of the root, or TimeoutError after `MOUNT_TIMEOUT_MS`
 */
export async function mountParcel(runtime: RemoteRuntime, request: ParcelRequest): Promise<() => void> {
  const { release, lifecycles, host, router, pages, onCrash } = request;
  const { name: remote, version } = release;
  const element = document.createElement("div");
  let phase: "mounting" | "mounted" | "over" = "mounting";
  let refuse: (cause: unknown) => void = () => undefined;
  const refused = new Promise<never>((_resolve, reject) => {
    refuse = reject;
  });

  function onError(cause: unknown) {
    if (phase === "mounted") onCrash(cause);
    else refuse(cause);
  }

  const mount = await getRootMount(runtime);
  host.append(element);
  const parcel = mount(lifecycles, { domElement: element, router, remote, version, pages, onError });

  function end() {
    if (phase === "over") return;
    phase = "over";
    unmount(parcel, remote)
      .catch((cause: unknown) => {
        void reportFailure(runtime, {
          remote,
          version,
          phase: "unmount",
          code: getMessage(cause).slice(0, 100),
          cause,
        });
      })
      .finally(() => element.remove());
  }

  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise]) promise.catch(refuse);
  parcel.unmountPromise.catch(logWarning(`${remote} did not unmount`));
  try {
    await withTimeout(Promise.race([parcel.mountPromise, refused]), MOUNT_TIMEOUT_MS, `Mounting ${remote}`);
    phase = "mounted";
    return end;
  } catch (cause) {
    end();
    element.remove();
    throw cause;
  }
}
