import { Button, Notice, Row, Stack } from "@listwise/shared-ui";
import { useState } from "react";
import { AddCountry } from "./add-country";
import { CountryOrder } from "./country-order";
import { useSaveSettings } from "../settings.api";
import { useUnsaved } from "../unsaved";

export function CountriesForm({ saved }: { saved: readonly string[] }) {
  const [draft, setDraft] = useState<readonly string[] | null>(null);
  const { start, busy } = useSaveSettings("Countries saved", () => setDraft(null));
  const chosen = draft ?? saved;
  const changed = draft !== null && draft.join() !== saved.join();
  useUnsaved(changed);
  return (
    <Stack $gap={5}>
      <CountryOrder chosen={chosen} onChange={setDraft} />
      {chosen.length === 0 && <Notice tone="warning">Choose at least one country.</Notice>}
      <AddCountry chosen={chosen} onAdd={(country) => setDraft([...chosen, country])} />
      <Row>
        <Button
          variant="primary"
          busy={busy}
          disabled={!changed || chosen.length === 0}
          onClick={() => start({ countries: [...chosen] })}
        >
          Save countries
        </Button>
        {changed && (
          <Button variant="ghost" disabled={busy} onClick={() => setDraft(null)}>
            Undo changes
          </Button>
        )}
      </Row>
    </Stack>
  );
}
