import { endpoint } from "../api/endpoint";
import { answer } from "../api/envelope";
import { PathIdSchema } from "../api/ids";
import { createNameSchema } from "../api/texts";
import { z } from "../zod";
import { DEFAULT_TOKEN_DAYS, ReleaseNameSchema, ReleaseTokenSchema } from "./release-token";

/** Endpoints for team tokens. */
export const releaseTokenEndpoints = {
  createToken: endpoint({
    method: "POST",
    path: "/admin/release-tokens",
    access: "superadmin",
    tag: "releases",
    summary: "Create a team token for one release; it is returned only once",
    body: z.object({
      name: ReleaseNameSchema,
      label: createNameSchema("Enter a name for the token.", 60),
      days: z._default(z.number().check(z.int(), z.gte(1), z.lte(365)), DEFAULT_TOKEN_DAYS),
      needsApproval: z._default(z.boolean(), false),
    }),
    response: answer(z.extend(ReleaseTokenSchema, { token: z.string() })),
    status: 201,
    recentSignIn: true,
  }),
  tokens: endpoint({
    method: "GET",
    path: "/admin/release-tokens",
    access: "admin",
    tag: "releases",
    summary: "List the team tokens without their secrets",
    response: answer(z.array(ReleaseTokenSchema)),
  }),
  revokeToken: endpoint({
    method: "DELETE",
    path: "/admin/release-tokens/{id}",
    access: "superadmin",
    tag: "releases",
    summary: "Revoke a team token",
    params: z.object({ id: PathIdSchema }),
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
    recentSignIn: true,
  }),
};
