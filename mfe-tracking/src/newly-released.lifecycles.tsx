import { createLifecycles } from "@listwise/shared-ui";
import singleSpaReact from "single-spa-react";
import { NewlyReleasedRoot } from "./app/newly-released-root";

export const { bootstrap, mount, update, unmount } = createLifecycles({
  name: "mfe-tracking/newly-released",
  Root: NewlyReleasedRoot,
  singleSpaReact,
});
