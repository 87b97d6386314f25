// Exports of styled-components that the shell provides. See scripts/lib/shared-modules.mjs.
export { createGlobalStyle, css, default, keyframes } from "styled-components-itself";
