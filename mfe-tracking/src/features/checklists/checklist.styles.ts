import styled, { createGlobalStyle } from "styled-components";

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--lw-space-2);
  @media print {
    display: none;
  }
`;

export const Items = styled.ul.attrs({ role: "list" })`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-4);
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Item = styled.li`
  break-inside: avoid;
`;

/** Aligned with the text beside the checkbox above. */
export const Notes = styled.div`
  margin: var(--lw-space-1) 0 0 var(--lw-space-8);
  textarea {
    min-height: 4rem;
  }
`;

export const State = styled.div<{ $failed: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--lw-space-2);
  min-height: 1.5rem;
  color: var(--lw-${({ $failed }) => ($failed ? "danger-text" : "text-muted")});
  font-size: var(--lw-font-xs);
  @media print {
    display: none;
  }
`;

/** Prints only the checklist, on white in any theme, with its notes in full. */
export const OnPaper = createGlobalStyle`
  @media print {
    header:not(main header), footer, nav { display: none !important; }
    main { padding: 0 !important; }
    main, main * {
      border-color: #bbb !important;
      background: transparent !important;
      box-shadow: none !important;
      color: #000 !important;
    }
    main textarea { field-sizing: content; resize: none; }
    main a { text-decoration: none; }
  }
`;
