import styled from "styled-components";

export const Scrolling = styled.div`
  max-height: 16rem;
  overflow-y: auto;
`;

/** The text of the listing above the one of the export. Marks are colors and symbols, so that neither is needed alone. */
export const Difference = styled.li`
  display: grid;
  gap: var(--lw-space-1);
  del,
  ins {
    display: -webkit-box;
    overflow: hidden;
    padding: var(--lw-space-1) var(--lw-space-2);
    border-radius: var(--lw-radius-md);
    text-decoration: none;
    white-space: pre-wrap;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 4;
  }
  del {
    background: var(--lw-danger-soft);
    &::before {
      content: "− " / "Removed: ";
    }
  }
  ins {
    background: var(--lw-success-soft);
    &::before {
      content: "+ " / "Added: ";
    }
  }
`;
