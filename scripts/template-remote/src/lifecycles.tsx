import { createLifecycles } from "@listwise/shared-ui";
import singleSpaReact from "single-spa-react";
import { Root } from "./app/root";

export const { bootstrap, mount, update, unmount } = createLifecycles({
  name: "mfe-__slug__",
  Root,
  singleSpaReact,
});
