// What the shell brings of styled-components. See scripts/lib/shared-modules.mjs.
export { createGlobalStyle, css, default, keyframes } from "styled-components-itself";
