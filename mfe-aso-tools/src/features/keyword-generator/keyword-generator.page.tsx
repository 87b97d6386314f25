import { KeywordDraftSchema, type KeywordDraft } from "@listwise/contracts/tools";
import { Container, EmptyState, LinkButton, PageHeader, Stack } from "@listwise/shared-ui";
import { useState } from "react";
import { Split } from "../../shared/tool-page/tool.styles";
import { useHistory } from "../../shared/use-history";
import { useDrafts } from "../../shared/saved-drafts/use-drafts";
import { DraftLoading } from "../../shared/saved-drafts/draft-loading";
import { DraftBar } from "../../shared/saved-drafts/draft-bar";
import { CombineCard } from "./combine-card";
import { IdeasCard } from "./ideas-card";
import { SeedsForm } from "./seeds-form";
import { useIdeas } from "./use-ideas";

const EMPTY: KeywordDraft = { country: "us", seeds: [], keywords: [] };

export function KeywordGeneratorPage() {
  const history = useHistory(EMPTY);
  const works = useDrafts({
    tool: "keyword-generator",
    appId: null,
    schema: KeywordDraftSchema,
    history,
    empty: EMPTY,
  });
  const [combined, setCombined] = useState<readonly string[]>([]);
  const { value: work, set } = history;
  const found = useIdeas(work, combined);
  const { suggested, ideas } = found;
  return (
    <Container>
      <PageHeader
        title="Keyword Generator"
        description="Find keywords people search for."
        actions={<LinkButton to="/aso-tools">Back to ASO Tools</LinkButton>}
      />
      {!works.ready && <DraftLoading />}
      {works.ready && (
        <Stack $gap={6}>
          <DraftBar works={works} history={history} />
          <SeedsForm
            seeds={work.seeds}
            country={work.country}
            busy={suggested.isFetching}
            onSeeds={(seeds) => set({ ...work, seeds })}
            onCountry={(country) => set({ ...work, country })}
          />
          {work.seeds.length === 0 && ideas.length === 0 ? (
            <EmptyState
              title="Start with a keyword"
              message="Enter a topic of your app. Suggestions come from autocomplete and from the titles of listed apps."
            />
          ) : (
            <Split>
              <IdeasCard work={work} found={found} onChoose={(keywords) => set({ ...work, keywords })} />
              <CombineCard
                key={work.seeds.join()}
                seeds={work.seeds}
                keywords={ideas.map(({ keyword }) => keyword)}
                onCombine={(more) => setCombined([...new Set([...combined, ...more])].slice(0, 400))}
              />
            </Split>
          )}
        </Stack>
      )}
    </Container>
  );
}
