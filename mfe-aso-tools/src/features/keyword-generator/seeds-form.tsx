import { Button, Card, Stack, TextField } from "@listwise/shared-ui";
import { useState, type SyntheticEvent } from "react";
import { parseEntries } from "./combine";

export const MAX_SEEDS = 5;

interface SeedsFormProps {
  /** Text that was typed but not submitted; undefined while it equals the seeds. */
  typed: string | undefined;
  onType: (text: string | undefined) => void;
  seeds: readonly string[];
  busy: boolean;
  onSeeds: (seeds: string[]) => void;
}

/** Renders the form for the seeds. */
export function SeedsForm({ typed, onType, seeds, busy, onSeeds }: SeedsFormProps) {
  const shown = typed ?? seeds.join(", ");
  const [problem, setProblem] = useState<string | null>(null);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const entries = parseEntries(shown);
    if (entries.length === 0) return setProblem("Enter at least one word that people might search for.");
    if (entries.length > MAX_SEEDS) return setProblem(`Use at most ${MAX_SEEDS} seeds.`);
    if (entries.some((entry) => entry.length > 100))
      return setProblem("Use at most 100 characters per seed.");
    setProblem(null);
    onType(undefined);
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
            value={shown}
            error={problem}
            onChange={(event) => {
              onType(event.target.value);
              setProblem(null);
            }}
          />
          <div>
            <Button type="submit" variant="primary" busy={busy}>
              Generate keywords
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
