import { z } from "zod";
import type { AppleAdsConfig } from "../../infra/config/config-providers";
import { AppleAdsError, fetchAppleAds } from "./fetch-apple-ads";
import { createClientSecret, type Credentials } from "./client-secret";

export interface AdAccount {
  id: string;
  name: string;
}

export interface PopularTerm {
  term: string;
  popularity: number;
}

/** Client of the Apple Ads API for one account. All methods throw {@link AppleAdsError}. */
export interface AppleAdsApi {
  /** Returns the ad accounts that the credentials can access. */
  fetchAccounts(): Promise<AdAccount[]>;
  /** Returns the most searched terms of a storefront in a week, across all genres, with their popularity (1–100). */
  fetchPopularTerms(of: {
    adAccountId: string;
    country: string;
    start: string;
    end: string;
  }): Promise<PopularTerm[]>;
}

const PAGE_SIZE = 5_000;
const MAX_PAGES = 8;
const TOKEN_RENEWAL_MARGIN_MS = 60_000;

const TokenSchema = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
const Id = z.union([z.string(), z.number()]).transform(String);
const AccountsSchema = z.object({
  result: z.object({
    acls: z.array(z.object({ adAccount: z.object({ id: Id, name: z.string().nullish() }) })),
  }),
});
const TermsSchema = z.object({
  result: z.object({
    rows: z.array(
      z.object({
        searchTerm: z.string(),
        searchPopularity1to100: z.number().min(0).max(100).nullish(),
      }),
    ),
  }),
});

function parseResponse<T>(schema: z.ZodType<T>, answer: unknown, what: string): T {
  const parsed = schema.safeParse(answer);
  if (!parsed.success) throw new AppleAdsError(`Apple Ads sent a response without a ${what}.`);
  return parsed.data;
}

/** Creates a client. It signs in on demand, when its token expires or is rejected early. */
export function createAppleAdsApi(config: AppleAdsConfig, credentials: Credentials): AppleAdsApi {
  let token: { text: string; until: number } | null = null;

  async function signIn(): Promise<string> {
    if (token && Date.now() < token.until) return token.text;
    const body = new URLSearchParams({
      grant_type: "client_credentials",
      client_id: credentials.clientId,
      client_secret: createClientSecret(credentials),
      scope: "searchadsorg",
    });
    const answer = parseResponse(
      TokenSchema,
      await fetchAppleAds(config.tokenUrl, { method: "POST", body }),
      "token",
    );
    token = {
      text: answer.access_token,
      until: Date.now() + answer.expires_in * 1000 - TOKEN_RENEWAL_MARGIN_MS,
    };
    return token.text;
  }

  async function ask(path: string, init: RequestInit, headers: Record<string, string> = {}) {
    const once = async () =>
      fetchAppleAds(`${config.apiUrl}${path}`, {
        ...init,
        headers: { ...headers, authorization: `Bearer ${await signIn()}`, accept: "application/json" },
      });
    const before = token?.text;
    try {
      return await once();
    } catch (error) {
      const spent = error instanceof AppleAdsError && error.status === 401 && before !== undefined;
      if (!spent) throw error;
      token = null;
      return once();
    }
  }

  return {
    async fetchAccounts() {
      const { result } = parseResponse(AccountsSchema, await ask("/acls", {}), "list of accounts");
      return result.acls.map(({ adAccount: { id, name } }) => ({ id, name: name ?? id }));
    },
    async fetchPopularTerms({ adAccountId, country, start, end }) {
      const best = new Map<string, number>();
      for (let page = 0; page < MAX_PAGES; page++) {
        const body = JSON.stringify({
          fields: ["searchPopularity1to100"],
          filters: [{ field: "countryOrRegion", operator: "EQUALS", value: country.toUpperCase() }],
          timeRange: { start, end, granularity: "WEEKLY_SUN_SAT" },
          pagination: { offset: page * PAGE_SIZE, pageSize: PAGE_SIZE },
        });
        const headers = { "content-type": "application/json", "x-ap-context": `adAccountId=${adAccountId}` };
        const answer = await ask(
          "/insights/apps/search-term-popularity/query",
          { method: "POST", body },
          headers,
        );
        const { rows } = parseResponse(TermsSchema, answer, "list of search terms").result;
        for (const { searchTerm, searchPopularity1to100: popularity } of rows) {
          // A term has a row in each of its genres, but only one popularity per storefront.
          if (popularity) best.set(searchTerm, Math.max(popularity, best.get(searchTerm) ?? 0));
        }
        if (rows.length < PAGE_SIZE) break;
      }
      return [...best].map(([term, popularity]) => ({ term, popularity: Math.round(popularity) }));
    },
  };
}
