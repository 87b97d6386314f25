import { KeywordDraftSchema, type KeywordDraft } from "@listwise/contracts/tools";
import { EmptyState, Stack } from "@listwise/shared-ui";
import { useMemo, useState } from "react";
import { Split } from "../../shared/tool-page/tool.styles";
import { useHistory } from "../../shared/use-history";
import { useDrafts } from "../../shared/saved-drafts/use-drafts";
import { DraftLoading } from "../../shared/saved-drafts/draft-loading";
import { DraftBar } from "../../shared/saved-drafts/draft-bar";
import { CombineCard } from "./combine-card";
import { IdeasCard } from "./ideas-card";
import { SeedsForm } from "./seeds-form";
import { getSources, useIdeas } from "./use-ideas";

interface GeneratorProps {
  /** App that the keywords are for; `null` without any app. */
  appId: number | null;
  country: string;
  typed: string | undefined;
  onType: (text: string | undefined) => void;
}

const MAX_COMBINED = 400;

export function Generator({ appId, country, typed, onType }: GeneratorProps) {
  const scope = useMemo(() => ({ appId, country }), [appId, country]);
  const empty = useMemo<KeywordDraft>(() => ({ country, seeds: [], keywords: [], sources: [] }), [country]);
  const history = useHistory(empty);
  const works = useDrafts({
    tool: "keyword-generator",
    appId,
    country,
    schema: KeywordDraftSchema,
    history,
    empty,
  });
  const [combined, setCombined] = useState<readonly string[]>([]);
  const { value: work, set } = history;
  const found = useIdeas(scope, work, combined);
  const { ideas } = found;
  if (!works.ready) return <DraftLoading />;
  const sources = getSources(work);
  const isEmpty = sources.length === 0 && ideas.length === 0;
  const form = (
    <SeedsForm
      hasApp={appId !== null}
      typed={typed}
      onType={onType}
      seeds={work.seeds}
      sources={sources}
      busy={found.found.isFetching}
      onGenerate={(seeds, next) => set({ ...work, seeds, sources: next })}
    />
  );
  const seeds = found.found.data?.seeds ?? work.seeds;
  return (
    <Stack $gap={6}>
      <DraftBar works={works} history={history} />
      {isEmpty ? (
        <>
          {form}
          <EmptyState
            title="Find keywords for your app"
            message="Ideas come from your seeds, autocomplete, competitors, reviews and other countries. We look up the figures of all of them."
          />
        </>
      ) : (
        <>
          <Split>
            {form}
            <CombineCard
              key={seeds.join()}
              country={country}
              seeds={seeds}
              keywords={ideas.map(({ keyword }) => keyword)}
              onCombine={(more) => setCombined([...new Set([...combined, ...more])].slice(0, MAX_COMBINED))}
            />
          </Split>
          <IdeasCard
            scope={scope}
            work={work}
            found={found}
            onChoose={(keywords) => set({ ...work, keywords })}
          />
        </>
      )}
    </Stack>
  );
}
