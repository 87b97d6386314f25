import { formatCount } from "@listwise/aso-core/text";
import { MAX_AUTOMATIC_CHECKS, type DiscoveredKeyword } from "@listwise/contracts/keywords";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { getErrorMessage } from "../../shared/get-error-message";
import { keywordKeys } from "../../shared/keywords/keywords.api";
import { checkDiscovered, type DiscoverScope } from "./discover.api";

interface Check {
  keywords: readonly string[];
  automatic: boolean;
}

/** Shown rows whose checks this hook starts and counts. */
export interface CheckedRows {
  /** Identifies the list and its page. */
  view: string;
  /** Undefined while they load. */
  rows: readonly DiscoveredKeyword[] | undefined;
  /** Time of their order: checks that ended later are counted. */
  orderedAt: number;
  /** False where unchecked keywords stay as they are until a person asks. */
  isAutomatic: boolean;
}

const NONE: readonly DiscoveredKeyword[] = [];

/** Returns true for a keyword without figures that no check is about to bring. */
const isUnchecked = ({ checkedAt, checking }: DiscoveredKeyword) => checkedAt === null && !checking;

/**
 * Checks keywords of the shown page: the first unchecked ones automatically, once per view, and others on request.
 */
export function useCheckKeywords(scope: DiscoverScope, shown: CheckedRows) {
  const { view, rows = NONE, orderedAt, isAutomatic } = shown;
  const client = useQueryClient();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: ({ keywords, automatic }: Check) => checkDiscovered(scope, keywords, automatic),
    onSuccess: (_answer, { keywords, automatic }) => {
      if (!automatic) {
        toast.info(`Checking ${formatCount(keywords.length, "keyword")}`, {
          description: "Figures appear here as results arrive.",
        });
      }
      return client.invalidateQueries({ queryKey: keywordKeys.discover });
    },
    onError: (problem, { automatic }) => {
      // An automatic check that fails needs no message, because the button remains.
      if (!automatic) toast.error("Couldn't check the keywords", { description: getErrorMessage(problem) });
    },
  });

  const started = useRef(new Set<string>());
  const wanted = rows.filter((row) => isUnchecked(row) && row.failedAt === null);
  const next = isAutomatic ? wanted.slice(0, MAX_AUTOMATIC_CHECKS).map(({ keyword }) => keyword) : [];
  useEffect(() => {
    if (next.length === 0 || started.current.has(view)) return;
    started.current.add(view);
    mutate({ keywords: next, automatic: true });
  });

  const unchecked = rows.filter(isUnchecked).map(({ keyword }) => keyword);
  const underWay = rows.filter(({ checking }) => checking).length;
  const done = rows.filter((row) => !row.checking && Date.parse(row.checkedAt ?? "") > orderedAt).length;
  return {
    /** Keywords of the page without figures that are not being checked. */
    unchecked,
    check: () => mutate({ keywords: unchecked, automatic: false }),
    /** True until the server has accepted a person's request. */
    isStarting: isPending && !variables.automatic,
    underWay,
    /** Number of rows whose figures are newer than their order. */
    done,
  };
}
