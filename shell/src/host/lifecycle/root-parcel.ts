import {
  addErrorHandler,
  mountRootParcel,
  setBootstrapMaxTime,
  setMountMaxTime,
  type AppProps,
} from "single-spa";
import type { RemoteRuntime } from "../remote-runtime";
import { MOUNT_TIMEOUT_MS } from "../timeouts";

type MountParcel = AppProps["mountParcel"];

const done = () => Promise.resolve();

// Every failure also rejects a promise of its parcel and is reported from there, so it isn't rethrown.
addErrorHandler(() => undefined);
// By default, single-spa logs an error about each mount that is only slow.
for (const setMaxTime of [setBootstrapMaxTime, setMountMaxTime])
  setMaxTime(MOUNT_TIMEOUT_MS, false, MOUNT_TIMEOUT_MS);

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
