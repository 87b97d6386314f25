import type { AppSummary } from "@listwise/contracts/apps";
import { getLocale, isTranslated, LOCALES, MAX_FETCHED_LOCALES } from "@listwise/aso-core/localization";
import { getSourceName, isCovered } from "@listwise/aso-core/text";
import { describeError } from "@listwise/shared-auth";
import { toast, useStoreSource, type ListingSource } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { fillFromLive } from "./merge-content";
import type { Editor, Live } from "./editor.store";
import { formatLanguages } from "./format-languages";
import { fetchLiveTexts, getStoreCountry } from "./localization.api";

const FETCH = ["localizations", "live"];

/** Returns true for the language of a storefront's listing; a storefront has one, also if it supports several languages. */
const isStorefrontLanguage = (code: string) =>
  LOCALES.find(({ country }) => country === getStoreCountry(code))?.code === code;

/** Returns the base language and up to five others: those that were added, then those that the source holds. */
function getLocalesToFetch(editor: Editor, opened: readonly string[], source: ListingSource | null) {
  const { baseLocale, texts, live } = editor.getState();
  const isHeld = (code: string) => isCovered(source, getStoreCountry(code)) && getLocale(code) !== undefined;
  const added = [...new Set([...opened, ...Object.keys(texts)])].filter((code) => code !== baseLocale);
  const rest = LOCALES.map(({ code }) => code).filter((code) => code !== baseLocale && !added.includes(code));
  const others = [...added, ...rest].filter((code) => isHeld(code) && isStorefrontLanguage(code));
  const fresh = others.filter((code) => !Object.hasOwn(live, code));
  const again = others.filter((code) => Object.hasOwn(live, code));
  return {
    asked: [
      ...(isHeld(baseLocale) ? [baseLocale] : []),
      ...[...fresh, ...again].slice(0, MAX_FETCHED_LOCALES),
    ],
    notHeld: [...(isHeld(baseLocale) ? [] : [baseLocale]), ...added.filter((code) => !others.includes(code))],
  };
}

interface Fetched {
  live: Live;
  failed: string[];
  notHeld: string[];
}

/** Says in which languages a listing was found, and in which it wasn't. */
function describeFetch(
  { live, failed, notHeld }: Fetched,
  base: string,
  source: ListingSource | null,
): { hasFound: boolean; description: string } {
  const codes = Object.keys(live);
  const isFound = (code: string) => {
    const shown = live[code];
    return Boolean(shown) && (code === base || isTranslated(shown ?? NOTHING, live[base]));
  };
  const found = codes.filter(isFound);
  const missing = codes.filter((code) => !isFound(code));
  const sentences = [
    ...(found.length > 0 ? [`Found: ${formatLanguages(found)}.`] : []),
    ...(missing.length > 0 ? [`Not listed or not translated: ${formatLanguages(missing)}.`] : []),
    ...(notHeld.length > 0 ? [`Not in ${getSourceName(source)}: ${formatLanguages(notHeld)}.`] : []),
    ...(failed.length > 0 ? [`Couldn't load: ${formatLanguages(failed)}. Try again.`] : []),
  ];
  return { hasFound: found.length > 0, description: sentences.join(" ") };
}

const NOTHING = {};

/** Fetches the live listing, to compare with the draft and to fill its empty texts. */
export function useLiveListing(app: AppSummary, editor: Editor, opened: readonly string[]) {
  const client = useQueryClient();
  const source = useStoreSource();
  const { mutate, isPending, isIdle } = useMutation({
    mutationKey: FETCH,
    mutationFn: async (): Promise<Fetched> => {
      const { asked, notHeld } = getLocalesToFetch(editor, opened, source);
      const answers = await Promise.allSettled(
        asked.map(async (code) => [code, await fetchLiveTexts(app, code)] as const),
      );
      const found = answers.flatMap((one) => (one.status === "fulfilled" ? [one.value] : []));
      const refused: unknown = answers.find((one) => one.status === "rejected")?.reason;
      if (found.length === 0 && refused instanceof Error) throw refused;
      const live = Object.fromEntries(found);
      return { live, notHeld, failed: asked.filter((code) => !Object.hasOwn(live, code)) };
    },
    onSuccess: (fetched) => {
      fillFromLive(editor, fetched.live);
      const { hasFound, description } = describeFetch(fetched, editor.getState().baseLocale, source);
      if (hasFound) toast.success("App data loaded successfully", { description, duration: 8_000 });
      else toast.info("No listing found", { description, duration: 8_000 });
    },
    onError: (problem) =>
      toast.error("Failed to load app data", { description: describeError(problem).message }),
  });
  return {
    fetching: isPending,
    /** True once a listing was loaded or couldn't be loaded. */
    isSettled: !isIdle && !isPending,
    fetchLive: () => {
      if (client.isMutating({ mutationKey: FETCH }) === 0) mutate();
    },
  };
}
