import { Button } from "@listwise/shared-ui";
import styled from "styled-components";

const Page = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 12px;
  min-height: 100vh;
  padding: 24px;
  text-align: center;
`;

/** Renders the full-page error if there is no registry, without which there are no routes. */
export function RegistryPanel({ onRetry }: { onRetry: () => void }) {
  return (
    <Page role="alert">
      <h1>The site could not start</h1>
      <p>We couldn't load the list of its sections. Check your connection and try again.</p>
      <Button variant="primary" onClick={onRetry}>
        Retry
      </Button>
    </Page>
  );
}
