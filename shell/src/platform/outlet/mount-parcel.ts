import { log } from "@listwise/shared-auth";
import type { RemotePage, DataRouterLike } from "@listwise/shared-ui";
import type { Parcel } from "single-spa";
import { pause, withDeadline } from "../deadline";
import type { LoadedRemote } from "../remotes/remote-module";
import { messageOf, reportFailure } from "../report-failure";
import { parcelOwner } from "./parcel-owner";

/** Milliseconds a root has to leave the page. */
const UNMOUNT_DEADLINE = 2_000;

interface ParcelRequest extends LoadedRemote {
  /** Where it goes; each mount gets an element of its own inside. */
  host: HTMLElement;
  router: DataRouterLike;
  pages: readonly RemotePage[];
  /** Milliseconds to the first commit. */
  milliseconds: number;
  /** Called when it throws once it is there. */
  onCrash: (cause: unknown) => void;
}

/** Writes down what is reported from elsewhere too, or comes when nobody waits for it any more. */
const note = (what: string) => (cause: unknown) => log.warn(what, cause);

async function unmount(parcel: Parcel, remote: string): Promise<void> {
  const mounted = parcel.mountPromise.catch(note(`${remote} is taken away; its mount had failed`));
  // A mount that never settles is not waited for.
  await Promise.race([mounted, pause(UNMOUNT_DEADLINE)]);
  if (parcel.getStatus() !== "MOUNTED") return;
  await withDeadline(Promise.resolve(parcel.unmount()), UNMOUNT_DEADLINE, "Unmounting");
}

/** Mounts one root. Rejects when it throws, or takes too long; else answers the function that takes it away again. */
export async function mountParcel(request: ParcelRequest): Promise<() => void> {
  const { release, lifecycles, host, router, pages, milliseconds, onCrash } = request;
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

  const mount = await parcelOwner();
  host.append(element);
  const parcel = mount(lifecycles, { domElement: element, router, remote, version, pages, onError });

  function end() {
    if (phase === "over") return;
    phase = "over";
    unmount(parcel, remote)
      .catch((cause: unknown) => {
        void reportFailure({
          remote,
          version,
          phase: "unmount",
          code: messageOf(cause).slice(0, 100),
          cause,
        });
      })
      .finally(() => element.remove());
  }

  for (const promise of [parcel.loadPromise, parcel.bootstrapPromise]) promise.catch(refuse);
  parcel.unmountPromise.catch(note(`${remote} did not unmount`));
  try {
    await withDeadline(Promise.race([parcel.mountPromise, refused]), milliseconds, `Mounting ${remote}`);
    phase = "mounted";
    return end;
  } catch (cause) {
    end();
    element.remove();
    throw cause;
  }
}
