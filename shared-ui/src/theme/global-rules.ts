import { variableRules } from "./css-variables";

/**
 * The tokens and base rules of every page, as CSS. The shell's HTML inlines them, so they apply before any
 * script runs.
 */
export const globalRules = `
  ${variableRules()}
  :root { color-scheme: dark; }
  :root[data-theme="light"] { color-scheme: light; }

  *, *::before, *::after { box-sizing: border-box; }
  html {
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scroll-padding-top: calc(var(--lw-header-height) + var(--lw-space-4));
    scroll-padding-bottom: calc(var(--lw-dock-room, 0px) + var(--lw-toast-room, 0px) + var(--lw-space-4));
    background: var(--lw-bg);
  }
  body {
    margin: 0;
    min-height: 100vh;
    min-height: 100dvh;
    background: var(--lw-bg);
    color: var(--lw-text);
    font-family: var(--lw-family-sans);
    font-size: var(--lw-font-md);
    line-height: var(--lw-leading-normal);
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
  }
  h1, h2, h3, h4, h5, h6, p, figure, dl, dd { margin: 0; }
  h1, h2, h3, h4 {
    font-weight: var(--lw-weight-semibold);
    line-height: var(--lw-leading-tight);
    letter-spacing: -0.017em;
    text-wrap: balance;
  }
  h1 { font-size: var(--lw-font-2xl); }
  h2 { font-size: var(--lw-font-xl); }
  h3 { font-size: var(--lw-font-lg); }
  h4 { font-size: var(--lw-font-md); }
  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  button { cursor: pointer; }
  img, svg, video, canvas { max-width: 100%; }
  img { height: auto; }
  a { color: var(--lw-accent-text); text-decoration: none; text-underline-offset: 0.2em; }
  a:hover, p a:not([class]) { text-decoration: underline; }
  code, pre, kbd { font-family: var(--lw-family-mono); font-size: 0.925em; }
  ::selection { background: var(--lw-accent); color: var(--lw-accent-on); }
  ::placeholder { color: var(--lw-text-subtle); opacity: 1; }
  [hidden] { display: none !important; }
  :focus { outline: none; }
  :focus-visible { outline: 2px solid var(--lw-ring); outline-offset: 2px; }
  main:focus-visible, [tabindex="-1"]:focus-visible { outline: none; }

  :root[data-motion="reduced"] *, :root[data-motion="reduced"] *::before, :root[data-motion="reduced"] *::after {
    animation-duration: 0.01ms !important;
    animation-iteration-count: 1 !important;
    transition: none !important;
    scroll-behavior: auto !important;
  }
  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      transition: none !important;
      scroll-behavior: auto !important;
    }
  }
  @media print {
    :root:root { color-scheme: light; }
    html, body { background: #fff; color: #000; }
    [data-toaster] { display: none; }
    /* An open dialog is printed alone and whole: what is behind it is out of reach, too. */
    body:has([role="dialog"][data-state="open"]) > :not(:has([role="dialog"][data-state="open"])) {
      display: none !important;
    }
    body[data-scroll-locked] { overflow: visible !important; }
  }
`;
