import { addErrorHandler, mountRootParcel, type AppProps } from "single-spa";

type MountParcel = AppProps["mountParcel"];

const done = () => Promise.resolve();

// Each failure also rejects a promise of its parcel, and is reported from there; thrown once more it helps nobody.
addErrorHandler(() => undefined);

let owner: Promise<MountParcel> | undefined;

/**
 * What mounts parcels. single-spa keeps parcels of the page itself for ever, and with them the elements they were in;
 * those of another parcel it lets go once they are unmounted. So one parcel owns all others, and shows nothing itself.
 */
export function parcelOwner(): Promise<MountParcel> {
  owner ??= new Promise((resolve) => {
    const mount = async ({ mountParcel }: AppProps) => resolve(mountParcel);
    const nowhere = document.createElement("div");
    mountRootParcel({ name: "remotes", bootstrap: done, mount, unmount: done }, { domElement: nowhere });
  });
  return owner;
}
