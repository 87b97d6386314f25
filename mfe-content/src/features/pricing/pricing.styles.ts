import styled from "styled-components";

export const Head = styled.header`
  max-width: 40rem;
  margin: var(--lw-space-6) auto var(--lw-space-10);
  text-align: center;
  h1 {
    font-size: clamp(2rem, 5vw, 3rem);
    letter-spacing: -0.03em;
  }
  p {
    margin-top: var(--lw-space-3);
    color: var(--lw-text-muted);
    font-size: var(--lw-font-lg);
    text-wrap: balance;
  }
`;
