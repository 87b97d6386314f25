import { createLifecycles } from "@listwise/shared-ui";
import singleSpaReact from "single-spa-react";
import { LimitWarningsRoot } from "./app/limit-warnings-root";

export const { bootstrap, mount, update, unmount } = createLifecycles({
  name: "mfe-aso-tools/limit-warnings",
  Root: LimitWarningsRoot,
  singleSpaReact,
});
