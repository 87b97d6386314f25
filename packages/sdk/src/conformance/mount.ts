import { createTestRouter } from "@listwise/shared-ui/testing";
import type { Lifecycles, RemotePage } from "@listwise/shared-ui";
import { waitFor } from "@testing-library/react";
import { mountRootParcel, type ParcelConfigObject } from "single-spa";

interface MountRequest {
  lifecycles: Lifecycles;
  remote: string;
  pages: readonly RemotePage[];
  at: string;
  /** True if the page at this address belongs to another remote. */
  isForeign?: boolean;
}

/** A mounted root of a remote. */
export interface MountedRoot {
  element: HTMLElement;
  /** Errors that the root reported to the shell. */
  errors: unknown[];
  unmount: () => Promise<void>;
}

const isParcel = (lifecycles: Lifecycles): lifecycles is Lifecycles & ParcelConfigObject =>
  typeof lifecycles.mount === "function";

/**
 * Mounts a root as the shell does: as a parcel with the shell's props, in an element of its own.
 * @throws what the root reports while it mounts
 */
export async function mountRoot(request: MountRequest): Promise<MountedRoot> {
  const { lifecycles, remote, pages, at, isForeign } = request;
  if (!isParcel(lifecycles)) throw new Error(`${remote} exposes no lifecycles`);
  const element = document.body.appendChild(document.createElement("div"));
  const errors: unknown[] = [];
  const onError = (cause: unknown) => void errors.push(cause);
  const router = createTestRouter(isForeign ? "another-remote" : remote, at);
  const version = "0.0.0-conformance";
  const props = { domElement: element, router, remote, version, pages, onError };
  const parcel = mountRootParcel(lifecycles, props);
  parcel.mountPromise.catch(onError);
  const waitForStatus = async (status: string) => {
    await waitFor(() => {
      if (errors.length === 0) expect(parcel.getStatus()).toBe(status);
    });
    if (errors.length > 0) throw errors[0];
  };
  await waitForStatus("MOUNTED");
  return {
    element,
    errors,
    async unmount() {
      parcel.unmount().catch(onError);
      await waitForStatus("NOT_MOUNTED");
      element.remove();
      router.dispose();
    },
  };
}
