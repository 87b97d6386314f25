import { addErrorHandler, mountRootParcel, type AppProps } from "single-spa";
import type { RemoteRuntime } from "../remote-runtime";

type MountParcel = AppProps["mountParcel"];

const done = () => Promise.resolve();

// Every failure also rejects a promise of its parcel and is reported from there, so it isn't rethrown.
addErrorHandler(() => undefined);

/**
 * Returns the function that mounts parcels. single-spa keeps root parcels and their elements forever but
 * releases nested parcels after unmounting, so one root parcel owns all others and renders nothing itself.
 */
export function getRootMount(runtime: RemoteRuntime): Promise<MountParcel> {
  runtime.rootMount ??= new Promise((resolve) => {
    const mount = async (props: AppProps) => resolve((...args) => props.mountParcel(...args));
    const nowhere = document.createElement("div");
    mountRootParcel({ name: "remotes", bootstrap: done, mount, unmount: done }, { domElement: nowhere });
  });
  return runtime.rootMount;
}
