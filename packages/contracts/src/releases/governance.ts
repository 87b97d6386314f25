import { endpoint } from "../api/endpoint";
import { answer } from "../api/envelope";
import { createNameSchema } from "../api/texts";
import { ReleaseNameSchema } from "./release-token";
import { z } from "../zod";
import { BudgetSchema } from "../remotes/descriptor";

const MAX_BUDGET_BYTES = 5_000_000;
const BytesSchema = z.number().check(z.int(), z.gte(1), z.lte(MAX_BUDGET_BYTES));

/** Owner and size budget that an administrator sets. */
const PolicyBodySchema = z.object({
  owner: createNameSchema("Enter an owner.", 100),
  budget: z.object({ entry: BytesSchema, total: BytesSchema }),
});

/** Owner and size budget (gzipped bytes) of a release, as the platform knows them. `remote.json` only proposes them. */
export const ReleasePolicySchema = z.object({ owner: z.string(), budget: BudgetSchema });

/** Parsed {@link ReleasePolicySchema}. */
export type ReleasePolicy = z.infer<typeof ReleasePolicySchema>;

/**
 * Rules for everyone who promotes. `soloPercent` is the largest share of the browsers to which the person who published
 * a version may promote it alone; 100 requires no second person.
 */
export const ReleaseRulesSchema = z.object({
  soloPercent: z.number().check(z.int(), z.gte(0), z.lte(100)),
});

/** Endpoints for what the platform decides about releases. */
export const governanceEndpoints = {
  setPolicy: endpoint({
    method: "PUT",
    path: "/admin/release-policies/{name}",
    access: "admin",
    tag: "releases",
    summary: "Set the owner and the size budget of a release",
    params: z.object({ name: ReleaseNameSchema }),
    body: PolicyBodySchema,
    response: answer(ReleasePolicySchema),
    errors: ["NOT_FOUND", "CONFLICT"],
    recentSignIn: true,
  }),
  setRules: endpoint({
    method: "PUT",
    path: "/admin/release-rules",
    access: "superadmin",
    tag: "releases",
    summary: "Set the share of the browsers up to which a publisher may promote alone",
    body: ReleaseRulesSchema,
    response: answer(ReleaseRulesSchema),
    errors: ["CONFLICT"],
    recentSignIn: true,
  }),
};
