import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "./apps";
import { AppSchema, AppSummarySchema, PlatformSchema } from "./listing";

const ByAppId = z.object({ id: AppIdSchema });

/** Endpoints for apps added by the user, the user's tags, and related apps. */
export const ownAppsEndpoints = {
  recent: endpoint({
    method: "GET",
    path: "/apps/recent",
    access: "user",
    tag: "apps",
    summary: "List up to 60 apps released within the last 7 days, newest first",
    response: answer(z.array(AppSummarySchema)),
  }),
  similar: endpoint({
    method: "GET",
    path: "/apps/app-similar/{id}",
    access: "user",
    tag: "apps",
    summary: "List similar apps, most similar first; `similarity` is 0–1",
    params: ByAppId,
    query: z.object({
      country: z._default(CountrySchema, "us"),
      limit: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(50)), 10),
    }),
    response: answer(z.array(z.extend(AppSummarySchema, { similarity: z.nullable(z.number()) }))),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY"],
  }),
  localization: endpoint({
    method: "GET",
    path: "/apps/localization/{id}",
    access: "user",
    tag: "apps",
    summary: "Get an app's listing in a country; `data` is null if it is not available there",
    params: ByAppId,
    query: z.object({ country: CountrySchema, platform: z._default(PlatformSchema, "ios") }),
    response: answer(z.nullable(AppSchema)),
    errors: ["NOT_FOUND", "UNKNOWN_COUNTRY", "STORE_UNAVAILABLE"],
  }),
  owned: endpoint({
    method: "GET",
    path: "/apps/owned",
    access: "user",
    tag: "apps",
    summary: "List the apps you added, newest first",
    response: answer(z.array(AppSummarySchema)),
  }),
  create: endpoint({
    method: "POST",
    path: "/apps",
    access: "user",
    tag: "apps",
    summary: "Add your own app; CONFLICT if the app already exists",
    body: z.object({
      name: z.string().check(z.trim(), z.minLength(1, "Enter the app's name."), z.maxLength(200)),
      // Calls read numbers of up to 8 digits as our own ids; the stores' ids are longer.
      storeId: AppIdSchema.check(
        z.regex(/^(?!\d{1,8}$)/, "Enter the app's id in the store. It has at least 9 digits."),
      ),
      platform: z._default(PlatformSchema, "ios"),
    }),
    response: answer(AppSchema),
    status: 201,
    errors: ["CONFLICT", "FEATURE_LIMIT_EXCEEDED"],
    idempotent: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/apps/{id}",
    access: "user",
    tag: "apps",
    summary: "Delete an app you added; other users who track it keep it",
    params: ByAppId,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
  setTags: endpoint({
    method: "PUT",
    path: "/apps/{id}/tags",
    access: "user",
    tag: "apps",
    summary: "Set your tags on a tracked app",
    params: ByAppId,
    body: z.object({
      tags: z
        .array(z.string().check(z.trim(), z.minLength(1), z.maxLength(40, "Use at most 40 characters.")))
        .check(z.maxLength(20, "Use at most 20 tags.")),
    }),
    response: answer(z.array(z.string())),
    errors: ["NOT_FOUND"],
  }),
};
