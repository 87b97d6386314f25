import { createLifecycles } from "@listwise/shared-ui";
import singleSpaReact from "single-spa-react";
import { AppDetailsRoot } from "./app/app-details-root";

export const { bootstrap, mount, update, unmount } = createLifecycles({
  name: "mfe-tracking/app-details",
  Root: AppDetailsRoot,
  singleSpaReact,
});
