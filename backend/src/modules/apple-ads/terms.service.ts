import type { AppContext } from "../../infra/context";
import { fail } from "../../infra/http/errors";
import { DecryptionError, decryptSecret } from "../../infra/security/secret-encryption";
import { normalizeKeyword } from "../store";
import { createAppleAdsApi, type AppleAdsApi, type PopularTerm } from "./apple-ads-api";
import {
  findAccount,
  findTerm,
  findTermsWith,
  findCountriesWithoutWeek,
  findWeeks,
  updateAdAccount,
  recordUse,
  replaceWeek,
  type AccountRow,
} from "./apple-ads.repository";
import { AppleAdsError } from "./fetch-apple-ads";
import { computePublishedWeek } from "./published-week";

export const TERMS_JOB = "apple-ads-terms";
export const PRIVATE_KEY_SECRET = "apple-ads private key";
const PAUSE_KEY = "apple-ads:pause";
const PAUSE_SECONDS = 600;
const TERMS_MAX_AGE_MS = 8 * 86_400_000;

export const NOT_CONNECTED =
  "Apple Search Ads is not connected to this installation, so it has no suggestions. Use the store's suggestions instead.";

/** A term's popularity in Apple Ads (1–100); `null` if it is below Apple's threshold. */
export interface TermPopularity {
  week: string;
  fetchedAt: Date;
  popularity: number | null;
}

// Clients are cached to reuse their token; changed credentials get a new client.
const connections = new WeakMap<AppContext, { api: AppleAdsApi; of: string }>();

/** @throws AppleAdsError if the stored key can't be decrypted */
export async function connect(ctx: AppContext, account: AccountRow): Promise<AppleAdsApi> {
  const of = account.sealedKey + account.updatedAt.toISOString();
  const held = connections.get(ctx);
  if (held?.of === of) return held.api;
  try {
    const privateKey = await decryptSecret(ctx.config, PRIVATE_KEY_SECRET, account.sealedKey);
    const api = createAppleAdsApi(ctx.config.appleAds, { ...account, privateKey });
    connections.set(ctx, { api, of });
    return api;
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    throw new AppleAdsError("The stored private key can't be decrypted. Enter it again.");
  }
}

/** Returns the configured ad account or, if none is configured, the first one that the credentials can access. */
async function resolveAdAccount(ctx: AppContext, api: AppleAdsApi, account: AccountRow): Promise<string> {
  if (account.adAccountId !== null) return account.adAccountId;
  const [first] = await api.fetchAccounts();
  if (!first) throw new AppleAdsError("These credentials have no access to an Apple Ads account.");
  await updateAdAccount(ctx.db, first.id);
  return first.id;
}

/** Fetches and stores a storefront's latest week. An empty response never replaces stored terms. */
async function fetchWeek(ctx: AppContext, account: AccountRow, country: string): Promise<void> {
  if ((await ctx.limiter.peek(PAUSE_KEY)).hits > 0)
    throw new AppleAdsError("Apple Ads is paused after an error. Try again later.");
  try {
    const api = await connect(ctx, account);
    const adAccountId = await resolveAdAccount(ctx, api, account);
    const { start, end } = computePublishedWeek(new Date());
    const fetched = await api.fetchPopularTerms({ adAccountId, country, start, end });
    const known = (await findWeeks(ctx.db)).find((week) => week.country === country);
    if (fetched.length === 0 && known && known.terms > 0)
      throw new AppleAdsError("Apple Ads returned no search terms.");
    await replaceWeek(ctx.db, { country, week: start }, mergeTerms(fetched));
    await recordUse(ctx.db, null);
  } catch (error) {
    if (!(error instanceof AppleAdsError)) throw error;
    ctx.log.warn({ country, reason: error.message }, "Apple Ads request failed");
    await recordUse(ctx.db, error.message);
    await ctx.limiter.hit(PAUSE_KEY, error.retryAfterSeconds ?? PAUSE_SECONDS);
    throw error;
  }
}

/** Normalizes terms like keywords; of terms that become the same the highest popularity counts. */
function mergeTerms(terms: readonly PopularTerm[]): PopularTerm[] {
  const best = new Map<string, number>();
  for (const { term, popularity } of terms) {
    const name = normalizeKeyword(term);
    if (name !== "") best.set(name, Math.max(popularity, best.get(name) ?? 0));
  }
  return [...best].map(([term, popularity]) => ({ term, popularity }));
}

export async function endPause(ctx: AppContext): Promise<void> {
  await ctx.limiter.reset(PAUSE_KEY);
}

/** Fetches the latest week for every storefront with tracked keywords. Failures are retried by the next hourly run. */
export async function fetchMissingWeeks(ctx: AppContext): Promise<void> {
  const account = await findAccount(ctx.db);
  if (!account) return;
  try {
    for (const country of await findCountriesWithoutWeek(ctx.db, computePublishedWeek(new Date()).start)) {
      await fetchWeek(ctx, account, country);
    }
  } catch (error) {
    if (!(error instanceof AppleAdsError)) throw error;
  }
}

/** Returns a term's popularity from the last eight days; `null` if no week was fetched for the storefront. */
export function findTermPopularity(
  ctx: AppContext,
  country: string,
  term: string,
): Promise<TermPopularity | null> {
  return findTerm(ctx.db, country, term, new Date(Date.now() - TERMS_MAX_AGE_MS));
}

/** Returns true if this installation has an Apple Ads account. */
export async function isConnected(ctx: AppContext): Promise<boolean> {
  return (await findAccount(ctx.db)) !== null;
}

/**
 * Returns popular search terms that contain `term`, the most popular first. Fetches the storefront's week if necessary.
 *
 * @throws UNAVAILABLE if Apple Ads is not connected, STORE_UNAVAILABLE if it fails
 */
export async function findTermSuggestions(
  ctx: AppContext,
  { term, country, limit }: { term: string; country: string; limit: number },
) {
  const account = await findAccount(ctx.db);
  if (!account) throw fail("UNAVAILABLE", NOT_CONNECTED);
  const text = normalizeKeyword(term);
  if ((await findTermPopularity(ctx, country, text)) === null) {
    try {
      await fetchWeek(ctx, account, country);
    } catch (error) {
      if (!(error instanceof AppleAdsError)) throw error;
      throw fail(
        "STORE_UNAVAILABLE",
        `Failed to fetch keyword suggestions from Apple Search Ads. ${error.message}`,
      );
    }
  }
  return findTermsWith(ctx.db, country, text, limit);
}
