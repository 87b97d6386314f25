import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { z } from "../zod";

const id = (what: string) =>
  z
    .string()
    .check(
      z.trim(),
      z.regex(/^[\w.-]{1,100}$/, `Copy the ${what} from the API page of Apple Ads without spaces.`),
    );

/** Credentials of an Apple Ads account. The private key is write-only; omit it to keep the stored one. */
export const AppleAdsBodySchema = z.object({
  clientId: id("client ID"),
  teamId: id("team ID"),
  keyId: id("key ID"),
  /** Defaults to the first account that the credentials can access. */
  adAccountId: z.optional(
    z.string().check(z.trim(), z.regex(/^\d{0,20}$/, "The Apple Ads account ID is a number.")),
  ),
  privateKey: z.optional(z.string().check(z.maxLength(10_000))),
});

/** Parsed {@link AppleAdsBodySchema}. */
export type AppleAdsBody = z.infer<typeof AppleAdsBodySchema>;

/** Apple Ads connection as administrators see it, without the private key. */
export const AppleAdsSettingsSchema = z.object({
  configured: z.boolean(),
  clientId: z.nullable(z.string()),
  teamId: z.nullable(z.string()),
  keyId: z.nullable(z.string()),
  adAccountId: z.nullable(z.string()),
  updatedAt: z.nullable(z.string()),
  /** Result of the last use of the connection; `problem` is `null` if it succeeded. */
  lastUse: z.nullable(z.object({ at: z.string(), problem: z.nullable(z.string()) })),
  /** Imported weeks of search terms, one per storefront in use; `week` is the date of its Sunday. */
  weeks: z.array(
    z.object({ country: z.string(), week: z.string(), terms: z.number(), fetchedAt: z.string() }),
  ),
});

/** Parsed {@link AppleAdsSettingsSchema}. */
export type AppleAdsSettings = z.infer<typeof AppleAdsSettingsSchema>;

/** Result of a connection test as a sentence, with the accounts that the credentials can access. */
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

/**
 * Endpoints for the Apple Ads connection. Its search-term popularity takes precedence over our estimate. Only
 * superadmins can change the credentials.
 */
export const appleAdsEndpoints = {
  settings: endpoint({
    method: "GET",
    path,
    access: "admin",
    tag,
    summary: "Get the Apple Ads connection without its private key",
    response: settings,
  }),
  save: endpoint({
    method: "PUT",
    path,
    access: "superadmin",
    tag,
    summary: "Connect an Apple Ads account; the private key is stored encrypted and never returned",
    body: AppleAdsBodySchema,
    response: settings,
    recentSignIn: true,
  }),
  disconnect: endpoint({
    method: "DELETE",
    path,
    access: "superadmin",
    tag,
    summary: "Disconnect the Apple Ads account and delete the data imported from it",
    response: settings,
    recentSignIn: true,
  }),
  test: endpoint({
    method: "POST",
    path: `${path}/test`,
    access: "admin",
    tag,
    summary: "Test the Apple Ads connection",
    response: answer(AppleAdsTestSchema),
    perMinute: 10,
  }),
};
