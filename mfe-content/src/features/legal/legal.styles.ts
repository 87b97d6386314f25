import { Container } from "@listwise/shared-ui";
import styled from "styled-components";

/** On paper: the whole width, no table or heading torn from what belongs to it, and links with their addresses. */
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
