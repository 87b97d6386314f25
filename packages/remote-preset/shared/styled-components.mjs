// Exports of styled-components that the shell provides. See src/shared-modules.mjs.
export { createGlobalStyle, css, default, keyframes } from "styled-components-itself";
