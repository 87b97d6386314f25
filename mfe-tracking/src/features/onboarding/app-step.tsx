import type { AppSummary, TrackedApp } from "@listwise/contracts/apps";
import { Button } from "@listwise/shared-ui";
import { useState } from "react";
import type { AppSearch } from "../../shared/apps/app-search.api";
import { SearchForm } from "../../shared/apps/search-form";
import { useSearchableStores } from "../../shared/apps/use-searchable-stores";
import { AppChoices, SearchedApps } from "./app-choices";
import { ConfirmApp } from "./confirm-app";
import { StepPanel } from "./step-panel";

export interface AppStepProps {
  focused: boolean;
  /** Country in which the search starts. */
  country: string;
  tracked: readonly TrackedApp[];
  onDone: () => void;
  onSkip: () => void;
}

/** Finds the user's app and asks if it is the right one. */
export function AppStep({ focused, country, tracked, onDone, onSkip }: AppStepProps) {
  const [asked, setAsked] = useState<AppSearch>({ q: "", country, platform: undefined });
  const [firstStore] = useSearchableStores();
  const search = { ...asked, platform: asked.platform ?? firstStore };
  const [chosen, setChosen] = useState<AppSummary | null>(null);
  const [wasRejected, setWasRejected] = useState(false);

  function reject() {
    setChosen(null);
    setWasRejected(true);
  }

  if (chosen) return <ConfirmApp app={chosen} country={search.country} onDone={onDone} onReject={reject} />;
  return (
    <StepPanel
      title="Find your app"
      description="Search by name, or paste the store ID or the link to the store."
      focused={focused || wasRejected}
      actions={
        <Button variant="ghost" onClick={onSkip}>
          Skip for now
        </Button>
      }
    >
      <SearchForm search={search} onSearch={(next) => setAsked({ ...next, q: next.q.trim() })} />
      {search.q !== "" ? (
        <SearchedApps search={search} onChoose={setChosen} />
      ) : (
        tracked.length > 0 && (
          <section aria-labelledby="tracked-choices">
            <h4 id="tracked-choices">Apps that you already track</h4>
            <AppChoices
              label="Apps that you already track"
              apps={tracked.map(({ app }) => app)}
              onChoose={setChosen}
            />
          </section>
        )
      )}
    </StepPanel>
  );
}
