import styled from "styled-components";

/** Hides the honeypot field from users and assistive technology; bots fill it in. */
export const Trap = styled.div`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const Sent = styled.div`
  display: grid;
  justify-items: center;
  gap: var(--lw-space-3);
  padding: var(--lw-space-8) var(--lw-space-4);
  text-align: center;
  & > svg {
    color: var(--lw-success-text);
  }
  h2:focus {
    outline: none;
  }
  p {
    color: var(--lw-text-muted);
  }
`;
