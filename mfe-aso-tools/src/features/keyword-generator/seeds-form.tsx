import { IDEA_SOURCES, MAX_IDEA_SEEDS, type IdeaSource } from "@listwise/contracts/keywords";
import { Button, Card, Checkbox, Stack, TextField } from "@listwise/shared-ui";
import { useState, type SyntheticEvent } from "react";
import styled from "styled-components";
import { parseEntries } from "./combine";
import { SEED_SOURCES, SOURCE_CHOICES, sortSources } from "./sources";

interface SeedsFormProps {
  /** False without an app: then only seeds have ideas. */
  hasApp: boolean;
  /** Text that was typed but not submitted; undefined while it equals the seeds. */
  typed: string | undefined;
  onType: (text: string | undefined) => void;
  seeds: readonly string[];
  /** Sources of the shown ideas; empty before the first ones. */
  sources: readonly IdeaSource[];
  busy: boolean;
  onGenerate: (seeds: string[], sources: IdeaSource[]) => void;
}

const Sources = styled.fieldset<{ $min: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min }) => $min}), 1fr));
  gap: var(--lw-space-3) var(--lw-space-6);
  margin: 0;
  padding: 0;
  border: 0;
  & > div {
    align-content: start;
  }
  legend {
    padding: 0;
    margin-bottom: var(--lw-space-2);
    font-size: var(--lw-font-sm);
    font-weight: var(--lw-weight-medium);
  }
`;

/** Renders the form for the seeds and the sources. */
export function SeedsForm({ hasApp, typed, onType, seeds, sources, busy, onGenerate }: SeedsFormProps) {
  const shown = typed ?? seeds.join(", ");
  const available = hasApp ? IDEA_SOURCES : SEED_SOURCES;
  const [picked, setPicked] = useState<readonly IdeaSource[] | null>(null);
  const chosen = picked ?? (sources.length > 0 ? sources : available);
  const [problem, setProblem] = useState<string | null>(null);
  // With ideas below, the form is short.
  const hasIdeas = sources.length > 0;

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    const entries = parseEntries(shown);
    if (entries.length === 0 && !hasApp) {
      return setProblem("Enter at least one word that people might search for.");
    }
    if (entries.length > MAX_IDEA_SEEDS)
      return setProblem(
        `Use at most ${MAX_IDEA_SEEDS} seeds at a time. Selected keywords stay when you generate again.`,
      );
    if (entries.some((entry) => entry.length > 100))
      return setProblem("Use at most 100 characters per seed.");
    setProblem(null);
    onType(undefined);
    return onGenerate(entries, sortSources(chosen));
  }

  return (
    <Card>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextField
            label="Seeds"
            hint={`Up to ${MAX_IDEA_SEEDS} words or phrases, separated by commas.${hasApp ? " Without seeds, words of your app's name are used." : ""}`}
            placeholder="hiking, trail maps"
            dir="auto"
            value={shown}
            error={problem}
            onChange={(event) => {
              onType(event.target.value);
              setProblem(null);
            }}
          />
          <Sources $min={hasIdeas ? "8rem" : "15rem"}>
            <legend>Sources</legend>
            {available.map((source) => (
              <Checkbox
                key={source}
                label={SOURCE_CHOICES[source].label}
                hint={hasIdeas ? undefined : SOURCE_CHOICES[source].hint}
                checked={chosen.includes(source)}
                onChange={({ target }) =>
                  setPicked(target.checked ? [...chosen, source] : chosen.filter((one) => one !== source))
                }
              />
            ))}
          </Sources>
          <div>
            <Button type="submit" variant="primary" busy={busy} disabled={chosen.length === 0}>
              Generate keywords
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}
