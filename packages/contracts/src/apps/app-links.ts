import { answer } from "../api/envelope";
import { endpoint } from "../api/endpoint";
import { IdSchema } from "../api/ids";
import { CountrySchema } from "../store/storefronts";
import { z } from "../zod";
import { AppIdSchema } from "./apps";
import { AppSummarySchema } from "./listing";

/** Link between the two apps of a product, the App Store's first. */
export const AppLinkSchema = z.object({ appIds: z.array(z.number()), linkedAt: z.string() });

/** Parsed {@link AppLinkSchema}. */
export type AppLink = z.infer<typeof AppLinkSchema>;

/** Common feature of two apps that suggests that they are the same product. */
export const LinkMatchSchema = z.enum(["name", "developer"]);

/** Parsed {@link LinkMatchSchema}. */
export type LinkMatch = z.infer<typeof LinkMatchSchema>;

/**
 * Link of a tracked app: the app that it is linked to, or else the apps that it can be linked to. Those that are probably
 * the same product come first, and have `matches`.
 */
export const AppLinkStateSchema = z.object({
  linked: z.nullable(AppSummarySchema),
  candidates: z.array(z.object({ app: AppSummarySchema, matches: z.array(LinkMatchSchema) })),
});

/** Parsed {@link AppLinkStateSchema}. */
export type AppLinkState = z.infer<typeof AppLinkStateSchema>;

const params = z.object({ id: AppIdSchema });

/** Endpoints that link the App Store app and the Google Play app of the same product. */
export const appLinksEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/app-links",
    access: "user",
    tag: "apps",
    summary: "List your links between apps of the two stores, newest first",
    response: answer(z.array(AppLinkSchema)),
  }),
  get: endpoint({
    method: "GET",
    path: "/apps/{id}/link",
    access: "user",
    tag: "apps",
    summary:
      "Get the linked app in the other store, or the tracked apps that can be linked, likely ones first",
    params,
    response: answer(AppLinkStateSchema),
    errors: ["NOT_FOUND"],
  }),
  save: endpoint({
    method: "PUT",
    path: "/apps/{id}/link",
    access: "user",
    tag: "apps",
    summary:
      "Link a tracked app with the same product's app in the other store; CONFLICT if one has another link",
    params,
    body: z.object({
      appId: IdSchema,
      /** Tracks the other app first, with the relation of the tracked one, unless it is tracked. */
      track: z.optional(z.boolean()),
      /** Storefront in which the other app was found. */
      country: z.optional(CountrySchema),
    }),
    response: answer(AppLinkSchema),
    errors: ["NOT_FOUND", "CONFLICT", "FEATURE_LIMIT_EXCEEDED", "UNKNOWN_COUNTRY"],
    idempotent: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/apps/{id}/link",
    access: "user",
    tag: "apps",
    summary: "Unlink an app from the app in the other store; both stay tracked",
    params,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
};
