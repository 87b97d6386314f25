// Forces single-spa-react into the share scope: webpack only provides shared modules that the host itself
// imports.
import "single-spa-react";
