import {
  createLifecycles as createSharedLifecycles,
  type Lifecycles,
  type RemoteProps,
} from "@listwise/shared-ui";
import type { FunctionComponent } from "react";
import singleSpaReact from "single-spa-react";

/**
 * Creates the exports of a remote's `lifecycles.tsx`, or of a widget's. `name` is the remote's, or the remote's and its
 * widget's. An error in the root affects only its own slot.
 */
export function createLifecycles(options: {
  name: string;
  Root: FunctionComponent<RemoteProps>;
}): Lifecycles {
  return createSharedLifecycles({ ...options, singleSpaReact });
}
