import { answer } from "../platform/envelope";
import { endpoint } from "../platform/endpoint";
import { z } from "../zod";

const id = (what: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(/^[\w.-]{1,100}$/, `Copy the ${what} from the API page of Apple Ads, without spaces.`),
    );

/** What connects an account of Apple Ads. The private key is written and never read; left out, the stored one stays. */
export const AppleAdsBodySchema = z.object({
  clientId: id("client ID"),
  teamId: id("team ID"),
  keyId: id("key ID"),
  /** Left out, it is the first account that the credentials open. */
  adAccountId: z.optional(
    z.string().check(z.trim(), z.regex(/^\d{0,20}$/, "The account ID of Apple Ads is a number.")),
  ),
  privateKey: z.optional(z.string().check(z.maxLength(10_000))),
});

/** Parsed {@link AppleAdsBodySchema}. */
export type AppleAdsBody = z.infer<typeof AppleAdsBodySchema>;

/** The connection as administrators see it: all but the private key. */
export const AppleAdsSettingsSchema = z.object({
  configured: z.boolean(),
  clientId: z.nullable(z.string()),
  teamId: z.nullable(z.string()),
  keyId: z.nullable(z.string()),
  adAccountId: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
  /** How the last attempt to use the connection went; `problem` is `null` when it went well. */
  lastUse: z.nullable(z.object({ at: z.string(), problem: z.nullable(z.string()) })),
  /** The weeks of search terms that are here, one for each storefront that was needed; `week` is its Sunday. */
  weeks: z.array(
    z.object({ country: z.string(), week: z.string(), terms: z.number(), fetchedAt: z.string() }),
  ),
});

/** Parsed {@link AppleAdsSettingsSchema}. */
export type AppleAdsSettings = z.infer<typeof AppleAdsSettingsSchema>;

/** How a test of the connection went, in a sentence, and the accounts that the credentials open. */
export const AppleAdsTestSchema = z.object({
  ok: z.boolean(),
  message: z.string(),
  accounts: z.array(z.object({ id: z.string(), name: z.string() })),
});

/** Parsed {@link AppleAdsTestSchema}. */
export type AppleAdsTest = z.infer<typeof AppleAdsTestSchema>;

const path = "/admin/apple-search-ads";
const tag = "admin";
const settings = answer(AppleAdsSettingsSchema);

/** The connection to Apple Ads, whose search-term popularity goes before our estimate. Secrets are for superadmins. */
export const appleAdsEndpoints = {
  settings: endpoint({
    method: "GET",
    path,
    access: "admin",
    tag,
    summary: "The connection to Apple Ads, without its private key",
    response: settings,
  }),
  save: endpoint({
    method: "PUT",
    path,
    access: "superadmin",
    tag,
    summary: "Connect an account of Apple Ads; the private key is kept encrypted and never answered",
    body: AppleAdsBodySchema,
    response: settings,
    recentSignIn: true,
  }),
  disconnect: endpoint({
    method: "DELETE",
    path,
    access: "superadmin",
    tag,
    summary: "Forget the account of Apple Ads and all that came from it",
    response: settings,
    recentSignIn: true,
  }),
  test: endpoint({
    method: "POST",
    path: `${path}/test`,
    access: "admin",
    tag,
    summary: "Try the connection to Apple Ads",
    response: answer(AppleAdsTestSchema),
    perMinute: 10,
  }),
};
