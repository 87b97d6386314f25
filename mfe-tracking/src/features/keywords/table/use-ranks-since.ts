import { keywordEntriesEndpoints, type KeywordTableRow } from "@listwise/contracts/keywords";
import { call } from "@listwise/shared-auth";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { keywordKeys } from "../../../shared/keywords/keywords.api";
import { parseSince } from "../../../shared/since/parse-since";
import { compareWithRanks } from "./compare-with-ranks";

interface SinceOptions {
  appId: number | null;
  /** `7d`, a UTC day, or "" for the check before the last one. */
  since: string;
}

async function fetchRanksOn(appId: number | null, day: string, signal: AbortSignal) {
  const query = { day, ...(appId !== null && { appId }) };
  const { data, ...found } = await call(keywordEntriesEndpoints.ranksOn, { query, signal });
  return { ...found, ranks: new Map(data.map(({ id, rank }) => [id, rank])) };
}

const NO_RANKS: ReadonlyMap<number, number | null> = new Map();

/** Replaces the previous ranks of rows by those of an earlier day, which are unknown until they are loaded. */
export function useRanksSince(rows: readonly KeywordTableRow[], { appId, since }: SinceOptions) {
  const asked = parseSince(since);
  const { data, error, isPending, isFetching, refetch } = useQuery({
    // Under the key of the lists, so that a changed list loads its ranks, too.
    queryKey: [...keywordKeys.list, "ranks-on", appId, asked],
    queryFn: ({ signal }) => fetchRanksOn(appId, asked ?? "", signal),
    enabled: asked !== null,
  });
  const ranks = data?.ranks ?? NO_RANKS;
  const isOn = asked !== null;
  const compared = useMemo(() => (isOn ? compareWithRanks(rows, ranks) : rows), [isOn, rows, ranks]);
  return {
    rows: compared,
    /** The compared day, `null` without one. It is later than the chosen day if the plan's history is shorter. */
    day: isOn ? (data?.day ?? asked) : null,
    firstDay: data?.firstDay ?? null,
    error: isOn && !data ? error : null,
    isPending,
    isFetching,
    retry: () => void refetch(),
  };
}

/** Result of {@link useRanksSince}. */
export type RanksSince = ReturnType<typeof useRanksSince>;
