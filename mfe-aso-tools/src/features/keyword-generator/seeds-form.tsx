import { Button, Card, Row, Stack, TextField, CountryField } from "@listwise/shared-ui";
import { useState, type SyntheticEvent } from "react";
import { countryOptions } from "../../shared/country-options";
import { parseEntries } from "./combine";

export const MAX_SEEDS = 5;

interface SeedsFormProps {
  seeds: readonly string[];
  country: string;
  busy: boolean;
  onSeeds: (seeds: string[]) => void;
  onCountry: (country: string) => void;
}

/** Renders the form for the seeds and the country. */
export function SeedsForm({ seeds, country, busy, onSeeds, onCountry }: SeedsFormProps) {
  const shown = seeds.join(", ");
  const [typed, setTyped] = useState(shown);
  const [known, setKnown] = useState(shown);
  const [problem, setProblem] = useState<string | null>(null);
  if (known !== shown) {
    setKnown(shown);
    setTyped(shown);
  }

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const entries = parseEntries(typed);
    if (entries.length === 0) return setProblem("Enter at least one word that people might search for.");
    if (entries.length > MAX_SEEDS) return setProblem(`Use at most ${MAX_SEEDS} seeds.`);
    if (entries.some((entry) => entry.length > 100))
      return setProblem("Use at most 100 characters per seed.");
    setProblem(null);
    return onSeeds(entries);
  }

  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label="Seeds"
            hint={`Up to ${MAX_SEEDS} words or phrases, separated by commas.`}
            placeholder="hiking, trail maps"
            dir="auto"
            value={typed}
            error={problem}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(null);
            }}
          />
          <Row $align="end">
            <CountryField
              label="Country"
              options={countryOptions}
              value={country}
              onChange={(event) => onCountry(event.target.value)}
            />
            <Button type="submit" variant="primary" busy={busy}>
              Generate keywords
            </Button>
          </Row>
        </Stack>
      </form>
    </Card>
  );
}
