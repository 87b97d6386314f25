import { getUpgradePath } from "@listwise/contracts/limits";
import type { CompetitorData } from "@listwise/contracts/apps";
import { describeResults, formatCount } from "@listwise/aso-core/text";
import {
  Dialog,
  ErrorState,
  formatCountry,
  Loading,
  SearchField,
  Stack,
  Text,
  UpgradePrompt,
  useStoreSource,
} from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDebounce } from "use-debounce";
import { CandidateList } from "./candidate-list";
import { storeSearchQuery, suggestionsQuery } from "./competitors.api";
import type { useChangeCompetitors } from "./use-change-competitors";

interface AddDialogProps {
  data: CompetitorData;
  country: string;
  choose: ReturnType<typeof useChangeCompetitors>;
  onClose: () => void;
}

const SEARCH_DELAY_MS = 300;
const UNLIMITED = 999_999;

/** Suggests competitors that rank for the same keywords, and searches the store for others. */
export function AddDialog({ data, country, choose, onClose }: AddDialogProps) {
  const { app, chosen, depth, origin, competitors } = data;
  const source = useStoreSource();
  const [text, setText] = useState("");
  const [asked] = useDebounce(text.trim(), SEARCH_DELAY_MS);
  const suggestions = useQuery(suggestionsQuery(app.id, country));
  const search = useQuery(storeSearchQuery(asked, app.platform, country));
  const isFull = chosen >= depth;
  const known = new Set(origin === "chosen" ? competitors.map(({ id }) => id) : []);
  const shown = asked === "" ? suggestions : search;
  const candidates =
    asked === ""
      ? suggestions.data?.map(({ app: one, sharedKeywords }) => ({
          app: one,
          note: formatCount(sharedKeywords, "shared keyword"),
        }))
      : search.data?.results.map((one) => ({ app: one, note: one.primaryGenre ?? "Category unknown" }));
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Competitors of ${app.name}`}
      description={
        depth >= UNLIMITED
          ? `${chosen} selected.`
          : `${chosen} of ${depth} selected. Your plan sets the limit.`
      }
    >
      <Stack>
        {isFull && (
          <UpgradePrompt
            feature="Your plan's competitors are all selected"
            to={getUpgradePath("competitor_analysis_depth")}
          >
            Remove one to add another, or choose a plan with more.
          </UpgradePrompt>
        )}
        <SearchField
          label="Search apps"
          placeholder="Search by name, link or ID"
          value={text}
          maxLength={500}
          onChange={setText}
        />
        <Text $size="sm" $tone="muted">
          {asked === ""
            ? "These apps rank for keywords on this app's list."
            : `Apps ${describeResults(source, formatCountry(country))}.`}
        </Text>
        {shown.isError && (
          <ErrorState
            problem={shown.error}
            onRetry={() => void shown.refetch()}
            retrying={shown.isFetching}
          />
        )}
        {shown.isPending && <Loading />}
        {candidates && (
          <CandidateList
            candidates={candidates.filter(({ app: one }) => one.id !== app.id && !known.has(one.id))}
            pending={choose.pending}
            locked={isFull}
            onAdd={choose.add}
            searched={asked !== ""}
          />
        )}
      </Stack>
    </Dialog>
  );
}
