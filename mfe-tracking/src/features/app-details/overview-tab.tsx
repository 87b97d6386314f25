import { explainMissing } from "@listwise/aso-core/text";
import type { App } from "@listwise/contracts/apps";
import { ProvenanceNote, Stack, useStoreSource } from "@listwise/shared-ui";
import { ListingDescription } from "../../shared/listing/listing-description";
import { ListingFacts } from "../../shared/listing/listing-facts";

/** Renders the listing's facts and description. */
export function OverviewTab({ app }: { app: App }) {
  const source = useStoreSource();
  return (
    <Stack $gap={6}>
      <ListingFacts app={app} />
      <Stack $gap={2}>
        <h4>Description</h4>
        <ListingDescription text={app.description ?? explainMissing(source, "a description of this app")} />
      </Stack>
      <ProvenanceNote source={app.provenance.source} fetchedAt={app.provenance.fetchedAt} />
    </Stack>
  );
}
