import { Container } from "@listwise/shared-ui";
import styled from "styled-components";

/** Prints at full width, avoids page breaks after headings and inside rows, and prints the addresses of links. */
export const Page = styled(Container).attrs({ $narrow: true })`
  @media print {
    max-width: none;
    padding: 0;
    a[href="/legal"] {
      display: none;
    }
    h2,
    h3 {
      break-after: avoid;
    }
    p,
    li {
      orphans: 3;
      widows: 3;
    }
    tr,
    blockquote {
      break-inside: avoid;
    }
    a[href^="http"]::after {
      content: " (" attr(href) ")";
      overflow-wrap: anywhere;
    }
  }
`;
