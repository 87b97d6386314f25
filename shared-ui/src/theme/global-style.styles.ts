import { createGlobalStyle } from "styled-components";
import { globalRules } from "./global-rules";

/** The rules every page stands on, for what is not shown in the shell's page: a remote on its own, a test. */
export const GlobalStyle = createGlobalStyle`${globalRules}`;
