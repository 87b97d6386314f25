import styled from "styled-components";

/** Running text with a comfortable line length, size and rhythm. */
export const Prose = styled.div`
  max-width: var(--lw-prose-max);
  color: var(--lw-text);
  font-size: var(--lw-font-lg);
  line-height: var(--lw-leading-relaxed);
  min-width: 0;
  &:empty {
    display: none;
  }
  & > * + *,
  & > [data-part] > * + * {
    margin-top: 1.1em;
  }
  [data-part] {
    content-visibility: auto;
    contain-intrinsic-size: auto 60rem;
  }
  [data-plain] {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  [data-heading] {
    display: flex;
    align-items: baseline;
    gap: var(--lw-space-1);
    margin-top: 1.8em;
    & + * {
      margin-top: 0.6em;
    }
  }
  & > :first-child {
    margin-top: 0;
  }
  [data-heading]:hover > [data-anchor] {
    opacity: 1;
  }
  [data-anchor] {
    flex: none;
    min-width: 1.5rem;
    min-height: 1.5rem;
    /* The line of a heading is as high as without its link. */
    margin-block: -0.25rem;
    color: var(--lw-text-subtle);
    line-height: 1.5rem;
    text-align: center;
    text-decoration: none;
    opacity: 0;
    &:focus-visible {
      opacity: 1;
    }
    @media (hover: none) {
      opacity: 1;
    }
    @media print {
      display: none;
    }
  }
  h2 {
    font-size: var(--lw-font-2xl);
  }
  h3 {
    font-size: var(--lw-font-xl);
  }
  h4,
  h5,
  h6 {
    font-size: var(--lw-font-lg);
  }
  a {
    text-decoration: underline;
    text-decoration-color: var(--lw-accent-border);
    &:hover {
      text-decoration-color: currentColor;
    }
  }
  ul,
  ol {
    margin-bottom: 0;
    padding-inline-start: 1.4em;
  }
  li + li {
    margin-top: 0.35em;
  }
  li::marker {
    color: var(--lw-text-subtle);
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: var(--lw-space-4);
    border-inline-start: 3px solid var(--lw-accent-border);
    color: var(--lw-text-muted);
  }
  code {
    padding: 0.125em 0.35em;
    border: 1px solid var(--lw-border);
    border-radius: var(--lw-radius-sm);
    background: var(--lw-surface-sunken);
  }
  [data-code] {
    position: relative;
  }
  [data-scroll] {
    overflow-x: auto;
    border: 1px solid var(--lw-border);
    border-radius: var(--lw-radius-lg);
  }
  pre {
    width: max-content;
    min-width: 100%;
    margin: 0;
    padding: var(--lw-space-4);
    padding-inline-end: var(--lw-space-20);
    font-size: var(--lw-font-sm);
    code {
      padding: 0;
      border: 0;
      background: none;
    }
  }
  [data-scroll="code"] {
    background: var(--lw-surface-sunken);
  }
  [data-copy] {
    position: absolute;
    inset-block-start: var(--lw-space-2);
    inset-inline-end: var(--lw-space-2);
    min-height: 1.75rem;
    padding: 0 var(--lw-space-3);
    border: 1px solid var(--lw-border-strong);
    border-radius: var(--lw-radius-md);
    background: var(--lw-surface-raised);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xs);
    &:hover {
      color: var(--lw-text);
    }
    @media print {
      display: none;
    }
  }
  img {
    border-radius: var(--lw-radius-lg);
    /* A picture of a help page, of which there is one for each theme. */
    &[src^="/help-pictures/"] {
      border: 1px solid var(--lw-border);
    }
    &[data-waiting] {
      width: 100%;
      aspect-ratio: 16 / 9;
      background: var(--lw-surface-sunken);
    }
  }
  :root:not([data-theme="light"]) & img[src^="/help-pictures/"][src$="-light.webp"],
  :root[data-theme="light"] & img[src^="/help-pictures/"][src$="-dark.webp"] {
    display: none;
  }
  hr {
    border: 0;
    border-top: 1px solid var(--lw-border);
    margin-block: 2.2em;
  }
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--lw-font-md);
  }
  th,
  td {
    padding: var(--lw-space-2) var(--lw-space-4);
    border-block-end: 1px solid var(--lw-border);
    text-align: start;
    vertical-align: top;
    overflow-wrap: normal;
  }
  th {
    background: var(--lw-surface-sunken);
    font-weight: var(--lw-weight-semibold);
  }
  tbody tr:last-child > * {
    border-block-end: 0;
  }
`;
