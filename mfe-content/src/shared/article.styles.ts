import { Container } from "@listwise/shared-ui";
import styled from "styled-components";

export const Page = styled(Container)`
  max-width: 60rem;
`;

export const Head = styled.header`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-4);
  max-width: var(--lw-prose-max);
  h1 {
    font-size: clamp(var(--lw-font-3xl), 5vw, var(--lw-font-4xl));
    letter-spacing: -0.02em;
    line-height: 1.15;
  }
  & > p {
    color: var(--lw-text-muted);
    font-size: var(--lw-font-xl);
    text-wrap: pretty;
  }
`;

export const MetaLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--lw-space-3);
  padding-block: var(--lw-space-3);
  border-block: 1px solid var(--lw-border);
`;

export const Picture = styled.div`
  margin-block: var(--lw-space-8);
  overflow: hidden;
  border: 1px solid var(--lw-border);
  border-radius: var(--lw-radius-xl);
`;

export const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-8);
  min-width: 0;
`;

export const Related = styled.section`
  margin-top: var(--lw-space-12);
  padding-top: var(--lw-space-8);
  border-top: 1px solid var(--lw-border);
  h2 {
    margin-bottom: var(--lw-space-4);
  }
`;

export const RelatedGrid = styled.div`
  display: grid;
  gap: var(--lw-space-4);
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr));
`;
