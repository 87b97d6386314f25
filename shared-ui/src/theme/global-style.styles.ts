import { createGlobalStyle } from "styled-components";
import { globalRules } from "./global-rules";

/** The base rules for pages without the shell's HTML: a standalone remote, a test. */
export const GlobalStyle = createGlobalStyle`${globalRules}`;
