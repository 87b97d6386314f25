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
import { useIdeas } from "./use-ideas";

interface GeneratorProps {
  /** App that the keywords are for; `null` without any app. */
  appId: number | null;
  country: string;
  typed: string | undefined;
  onType: (text: string | undefined) => void;
}

export function Generator({ appId, country, typed, onType }: GeneratorProps) {
  const empty = useMemo<KeywordDraft>(() => ({ country, seeds: [], keywords: [] }), [country]);
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
  const found = useIdeas(appId, work, combined);
  const { suggested, ideas } = found;
  if (!works.ready) return <DraftLoading />;
  return (
    <Stack $gap={6}>
      <DraftBar works={works} history={history} />
      <SeedsForm
        typed={typed}
        onType={onType}
        seeds={work.seeds}
        busy={suggested.isFetching}
        onSeeds={(seeds) => set({ ...work, seeds })}
      />
      {work.seeds.length === 0 && ideas.length === 0 ? (
        <EmptyState
          title="Start with a keyword"
          message="Enter a topic of your app. Suggestions come from autocomplete and from the titles of listed apps."
        />
      ) : (
        <Split>
          <IdeasCard
            appId={appId}
            work={work}
            found={found}
            onChoose={(keywords) => set({ ...work, keywords })}
          />
          <CombineCard
            key={work.seeds.join()}
            seeds={work.seeds}
            keywords={ideas.map(({ keyword }) => keyword)}
            onCombine={(more) => setCombined([...new Set([...combined, ...more])].slice(0, 400))}
          />
        </Split>
      )}
    </Stack>
  );
}
