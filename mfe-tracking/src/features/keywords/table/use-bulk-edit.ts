import { formatCount } from "@listwise/aso-core/text";
import {
  keywordEntriesEndpoints,
  type BulkEdit,
  type KeywordTableRow,
  type UserKeyword,
} from "@listwise/contracts/keywords";
import { bus, call } from "@listwise/shared-auth";
import { toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { getErrorMessage } from "../../../shared/get-error-message";
import { changeKeywordEntries } from "../../../shared/keywords/keyword-cache";
import { useLimitToast } from "../../../shared/use-limit-toast";

const UNDO_MS = 5_000;

interface Step {
  ids: number[];
  change: BulkEdit;
}

interface Edit extends Step {
  /** Title of the toast, such as "Category set". */
  done: string;
  /** Changes that revert it; without them, there is no undo. */
  inverse?: readonly Step[];
}

type Place = Pick<KeywordTableRow, "id" | "appId" | "country">;

/** Move or copy of keywords, given with their present places. */
interface Move {
  keywords: readonly Place[];
  /** `null`: no list. */
  appId?: number | null;
  country?: string;
  copy: boolean;
}

const getIds = (keywords: readonly { id: number }[]) => keywords.map(({ id }) => id);

/** Returns items with equal keys together. */
function groupBy<Item>(items: readonly Item[], getKey: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(getKey(item), [...(groups.get(getKey(item)) ?? []), item]);
  return [...groups.values()];
}

/** Returns the changes that give keywords their present categories back. */
export function keepCategories(keywords: readonly Pick<KeywordTableRow, "id" | "category">[]): Step[] {
  return groupBy(keywords, ({ category }) => category).map((group) => ({
    ids: getIds(group),
    change: { category: group[0]?.category },
  }));
}

/** Returns the moves that bring keywords back to their present places. A move leaves their dates unchanged. */
const keepPlaces = (keywords: readonly Place[]) =>
  groupBy(keywords, ({ appId, country }) => `${appId} ${country}`).map((group) => ({
    ids: getIds(group),
    appId: group[0]?.appId ?? null,
    country: group[0]?.country,
    copy: false,
  }));

function emitChange(ids: readonly number[]): void {
  bus.emit("keyword:batch-updated", { ids: [...ids] });
}

/** Changes many keywords in one call, all or none. */
export function useBulkEdit() {
  const client = useQueryClient();
  const showLimit = useLimitToast();
  /** Shows changed keywords in the table, and tells the other views. */
  const showChanges = (changed: readonly UserKeyword[]) => {
    const byId = new Map(changed.map((keyword) => [keyword.id, keyword]));
    changeKeywordEntries(client, (entries) =>
      entries.map((entry) => {
        const answer = byId.get(entry.id);
        if (!answer) return entry;
        const { category, isFavorite, tags, isIrrelevant } = answer;
        return { ...entry, category, isFavorite, tags, isIrrelevant };
      }),
    );
    emitChange(getIds(changed));
  };
  const undo = useMutation({
    mutationFn: async (steps: readonly (() => Promise<{ data: UserKeyword[] }>)[]) => {
      const changed: UserKeyword[] = [];
      try {
        for (const step of steps) changed.push(...(await step()).data);
      } finally {
        showChanges(changed);
      }
      return changed;
    },
    onSuccess: ({ length }) => {
      toast.success("Change undone", { description: formatCount(length, "keyword") });
    },
    onError: (problem) => {
      if (!showLimit(problem)) toast.error("Couldn't undo", { description: getErrorMessage(problem) });
    },
  });
  const edit = useMutation({
    mutationFn: async ({ ids, change }: Edit) =>
      (await call(keywordEntriesEndpoints.edit, { body: { ids, change } })).data,
    onSuccess: (changed: UserKeyword[], { ids, inverse, done }) => {
      showChanges(changed);
      toast.success(done, {
        description: formatCount(ids.length, "keyword"),
        ...(inverse && {
          action: {
            label: "Undo",
            onClick: () =>
              undo.mutate(inverse.map((body) => () => call(keywordEntriesEndpoints.edit, { body }))),
          },
          duration: UNDO_MS,
        }),
      });
    },
    onError: (problem) => {
      if (!showLimit(problem)) toast.error("Nothing was changed", { description: getErrorMessage(problem) });
    },
  });
  const move = useMutation({
    mutationFn: async ({ keywords, ...where }: Move) =>
      (await call(keywordEntriesEndpoints.move, { body: { ids: getIds(keywords), ...where } })).data,
    onSuccess: (moved: UserKeyword[], { keywords, copy }) => {
      emitChange(getIds(moved));
      toast.success(copy ? "Keywords copied" : "Keywords moved", {
        description: formatCount(moved.length, "keyword"),
        ...(!copy && {
          action: {
            label: "Undo",
            onClick: () =>
              undo.mutate(
                keepPlaces(keywords).map((body) => () => call(keywordEntriesEndpoints.move, { body })),
              ),
          },
          duration: UNDO_MS,
        }),
      });
    },
    // The dialog shows the reason.
    onError: (problem) => {
      showLimit(problem);
    },
  });
  return { edit, move };
}
