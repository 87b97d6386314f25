import { isCovered } from "@listwise/aso-core/text";
import type { AppSummary } from "@listwise/contracts/apps";
import { MAX_FETCHED_LOCALES } from "@listwise/aso-core/localization";
import { describeError } from "@listwise/shared-auth";
import { toast, useStoreSource } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { fillFromLive, type Editor } from "./editor.store";
import { fetchLiveTexts, getStoreCountry } from "./localization.api";

const FETCH = ["localizations", "live"];

/** Returns the base language and up to five others, those that were not fetched yet first. */
function localesToFetch(base: string, shown: readonly string[], known: object): string[] {
  const others = shown.filter((code) => code !== base);
  const fresh = others.filter((code) => !Object.hasOwn(known, code));
  const again = others.filter((code) => Object.hasOwn(known, code));
  return [base, ...[...fresh, ...again].slice(0, MAX_FETCHED_LOCALES)];
}

/** Fetches the live listing, to compare with the draft and to fill its empty texts. */
export function useLiveListing(app: AppSummary | undefined, editor: Editor, shown: readonly string[]) {
  const client = useQueryClient();
  const source = useStoreSource();
  const { mutate, isPending } = useMutation({
    mutationKey: FETCH,
    mutationFn: async (chosen: AppSummary) => {
      const { baseLocale, live } = editor.getState();
      const covered = shown.filter((code) => isCovered(source, getStoreCountry(code)));
      const [base = baseLocale, ...others] = localesToFetch(baseLocale, covered, live);
      const first = await fetchLiveTexts(chosen, base);
      const found = await Promise.allSettled(
        others.map(async (code) => [code, await fetchLiveTexts(chosen, code)] as const),
      );
      const rest = found.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      return Object.fromEntries([[base, first] as const, ...rest]);
    },
    onSuccess: (live) => {
      fillFromLive(editor, live);
      toast.success("App data loaded successfully");
    },
    onError: (problem) =>
      toast.error("Failed to load app data", { description: describeError(problem).message }),
  });
  return {
    fetching: isPending,
    fetchLive: () => {
      if (!app) toast.error("Please select an app first");
      else if (client.isMutating({ mutationKey: FETCH }) === 0) mutate(app);
    },
  };
}
