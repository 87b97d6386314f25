import { computeSparkline } from "@listwise/aso-core/charts";
import { getLetterIcon, isCovered } from "@listwise/aso-core/text";
import type { TopAppsView } from "@listwise/contracts/documents";
import { FIRST_SEARCH, getHistoryLabel, type ShowcaseResult } from "@listwise/contracts/site";
import { SELECTABLE_COUNTRIES, type Provenance, type StoreSource } from "@listwise/contracts/store";
import type { AppContext } from "../../../infra/context";
import { ApiFailure } from "../../../infra/http/errors";
import { loadTopApps } from "../../showcase";
import { toMoment } from "./parts";
import { getPictureUrl } from "./picture-url";

/** Size of the sparklines in pixels, as the page draws them. */
const SPARKLINE = { width: 88, height: 24, isInverted: true };

const countries = new Intl.DisplayNames("en", { type: "region" });
const times = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" });

function toResult({ position, name, icon, developer, rating, ranks }: ShowcaseResult) {
  const known = ranks.filter((rank) => rank !== null);
  const { path, last } = computeSparkline(ranks, SPARKLINE);
  const { letter, tone: letterTone } = getLetterIcon(name);
  return {
    position,
    tone: position <= 3 ? "rank-3" : "rank-10",
    name,
    icon: getPictureUrl(icon),
    ...{ letter, letterTone },
    developer,
    rating: rating === null ? null : rating.toFixed(1),
    history: last && known.length > 1 ? { label: getHistoryLabel(known), path, ...last } : null,
  };
}

/** Returns the source of results as the page shows it, with times in UTC. */
function describeOrigin(source: StoreSource, { fetchedAt }: Provenance) {
  const isDataSet = source.kind === "dataset";
  const at = isDataSet ? source.capturedAt : fetchedAt;
  return {
    source: source.live ? "App Store" : source.label,
    isEstimated: !source.live,
    at: at === null ? null : isDataSet ? toMoment(at) : { iso: at, text: times.format(new Date(at)) },
  };
}

/**
 * Loads the results of the search with which the home page opens. Without results, the application says why; only a
 * keyword that was never checked is known here.
 */
export async function loadTopAppsView(ctx: AppContext, source: StoreSource): Promise<TopAppsView> {
  const { keyword, country } = FIRST_SEARCH;
  const options = SELECTABLE_COUNTRIES.filter((code) => isCovered(source, code)).map((code) => ({
    code,
    name: countries.of(code.toUpperCase()) ?? code,
    isCurrent: code === country,
  }));
  try {
    const { data, provenance } = await loadTopApps(ctx)(keyword, country);
    const origin = describeOrigin(source, provenance);
    return { keyword, countries: options, results: data.map(toResult), origin, isUnchecked: false };
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error;
    const isUnchecked = error.code === "NOT_FOUND";
    return { keyword, countries: options, results: [], origin: null, isUnchecked };
  }
}
