import { Button } from "@listwise/shared-ui";
import styled from "styled-components";
import { loadRegistry } from "./load-registry";

const Page = styled.main`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 12px;
  min-height: 100vh;
  padding: 24px;
  text-align: center;
`;

/** The whole page when nothing is known of the remotes: without the registry there are no routes. */
export function RegistryPanel() {
  return (
    <Page role="alert">
      <h1>The site could not start</h1>
      <p>The list of its sections could not be read. Check your connection and try again.</p>
      <Button variant="primary" onClick={() => void loadRegistry()}>
        Retry
      </Button>
    </Page>
  );
}
