import { KeywordDraftSchema, MAX_COMBINED_IDEAS, type KeywordDraft } from "@listwise/contracts/tools";
import { EmptyState, Stack } from "@listwise/shared-ui";
import { useEffect, useMemo, useRef, useState } from "react";
import { useHistory } from "../../shared/use-history";
import { useDrafts } from "../../shared/saved-drafts/use-drafts";
import { DraftLoading } from "../../shared/saved-drafts/draft-loading";
import { DraftBar } from "../../shared/saved-drafts/draft-bar";
import { CombineDialog } from "./combine-dialog";
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

/** Ideas that begin further down the window than this share are scrolled to; chosen by us. */
const VISIBLE_SHARE = 0.75;

/** Returns the ref of an element that is scrolled into view once the awaited content is in it, and a function to await it. */
function useReveal(isPresent: boolean) {
  const ref = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);
  useEffect(() => {
    if (!isPresent || !awaited.current) return;
    awaited.current = false;
    const top = ref.current?.getBoundingClientRect().top ?? 0;
    if (top > window.innerHeight * VISIBLE_SHARE) ref.current?.scrollIntoView();
  }, [isPresent]);
  const awaitContent = () => {
    awaited.current = true;
  };
  return { ref, awaitContent };
}

export function Generator({ appId, country, typed, onType }: GeneratorProps) {
  const scope = useMemo(() => ({ appId, country }), [appId, country]);
  const empty = useMemo<KeywordDraft>(
    () => ({ country, seeds: [], keywords: [], sources: [], combined: [] }),
    [country],
  );
  const history = useHistory(empty);
  const works = useDrafts({
    tool: "keyword-generator",
    appId,
    country,
    schema: KeywordDraftSchema,
    history,
    empty,
  });
  const [isCombining, setCombining] = useState(false);
  const { value: work, set } = history;
  const found = useIdeas(scope, work);
  const { ideas } = found;
  const { ref, awaitContent } = useReveal(found.found.isSuccess && !found.found.isFetching);
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
      onGenerate={(seeds, next) => {
        awaitContent();
        set({ ...work, seeds, sources: next });
      }}
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
          {form}
          <div ref={ref}>
            <IdeasCard
              scope={scope}
              work={work}
              found={found}
              onChoose={(keywords) => set({ ...work, keywords })}
              onCombine={() => setCombining(true)}
            />
          </div>
          {isCombining && (
            <CombineDialog
              country={country}
              seeds={seeds}
              keywords={ideas.map(({ keyword }) => keyword)}
              onCombine={(more) =>
                set({
                  ...work,
                  combined: [...new Set([...work.combined, ...more])].slice(0, MAX_COMBINED_IDEAS),
                })
              }
              onClose={() => setCombining(false)}
            />
          )}
        </>
      )}
    </Stack>
  );
}
