import styled from "styled-components";

/** Text to be read: a comfortable measure, size and rhythm. */
export const Prose = styled.div`
  max-width: var(--lw-prose-max);
  color: var(--lw-text);
  font-size: var(--lw-font-lg);
  line-height: var(--lw-leading-relaxed);
  & > * + * {
    margin-top: 1.1em;
  }
  h2,
  h3,
  h4,
  h5,
  h6 {
    margin-top: 1.8em;
    & + * {
      margin-top: 0.6em;
    }
  }
  & > :first-child {
    margin-top: 0;
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
  pre {
    overflow-x: auto;
    padding: var(--lw-space-4);
    border: 1px solid var(--lw-border);
    border-radius: var(--lw-radius-lg);
    background: var(--lw-surface-sunken);
    font-size: var(--lw-font-sm);
    code {
      padding: 0;
      border: 0;
      background: none;
    }
  }
  img {
    border-radius: var(--lw-radius-lg);
  }
  hr {
    border: 0;
    border-top: 1px solid var(--lw-border);
    margin-block: 2.2em;
  }
  table {
    display: block;
    width: max-content;
    max-width: 100%;
    overflow-x: auto;
    border-collapse: collapse;
    font-size: var(--lw-font-md);
  }
  th,
  td {
    padding: var(--lw-space-2) var(--lw-space-4);
    border: 1px solid var(--lw-border);
    text-align: start;
  }
`;
