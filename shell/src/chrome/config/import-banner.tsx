import { explainImport } from "@listwise/aso-core/text";
import { Notice, useStoreSource } from "@listwise/shared-ui";
import styled from "styled-components";

const Place = styled.div`
  padding: var(--lw-space-2) var(--lw-space-4);
`;

/** Tells on every page that the listings are still being imported, and how far the import is. */
export function ImportBanner() {
  const importing = useStoreSource()?.importing;
  return (
    importing && (
      <Place>
        <Notice>{explainImport(importing)}</Notice>
      </Place>
    )
  );
}
