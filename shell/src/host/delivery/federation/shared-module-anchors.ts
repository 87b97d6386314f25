// Forces modules into the share scope: webpack only provides shared modules that the host itself imports.
import "single-spa-react";

/** Loads the table kit, which the shell doesn't use. */
export const loadTableKit = () => import("@listwise/shared-ui/table");
