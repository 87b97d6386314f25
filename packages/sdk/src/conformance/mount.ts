import { createTestRouter } from "@listwise/shared-ui/testing";
import type { Lifecycles, RemotePage } from "@listwise/shared-ui";
import { act } from "@testing-library/react";
import { mountRootParcel, type ParcelConfigObject } from "single-spa";

interface MountRequest {
  lifecycles: Lifecycles;
  remote: string;
  pages: readonly RemotePage[];
  /** Address of the page, which the remote owns unless `isForeign`. */
  at: string;
  isForeign?: boolean;
}

/** A mounted root of a remote. */
export interface MountedRoot {
  element: HTMLElement;
  /** What the root reported to the shell. */
  errors: unknown[];
  unmount: () => Promise<void>;
}

const isParcel = (lifecycles: Lifecycles): lifecycles is Lifecycles & ParcelConfigObject => "mount" in lifecycles;

/** Mounts a root as the shell does: as a parcel with the shell's props, in an element of its own. */
export async function mountRoot({ lifecycles, remote, pages, at, isForeign }: MountRequest): Promise<MountedRoot> {
  if (!isParcel(lifecycles)) throw new Error(`${remote} exposes no lifecycles`);
  const element = document.body.appendChild(document.createElement("div"));
  const errors: unknown[] = [];
  const router = createTestRouter(isForeign ? "another-remote" : remote, at);
  const onError = (cause: unknown) => void errors.push(cause);
  const version = "0.0.0-conformance";
  const props = { domElement: element, router, remote, version, pages, onError };
  const parcel = await act(async () => {
    const mounting = mountRootParcel(lifecycles, props);
    await mounting.mountPromise;
    return mounting;
  });
  return {
    element,
    errors,
    async unmount() {
      await act(async () => void (await parcel.unmount()));
      element.remove();
      router.dispose();
    },
  };
}
