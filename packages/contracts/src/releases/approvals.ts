import { endpoint } from "../api/endpoint";
import { answer } from "../api/envelope";
import { PathIdSchema } from "../api/ids";
import { ConfirmationSchema } from "./gate-finding";
import { ReleaseNameSchema } from "./release-token";
import { z } from "../zod";
import { MoveSchema } from "./moves";
import { ReleaseVersionSchema } from "../remotes/release";

/** Change that waits for an approval: a promotion of one release, or a move of several. */
export const RequestedChangeSchema = z.union([
  z.object({
    kind: z.literal("promote"),
    name: ReleaseNameSchema,
    version: ReleaseVersionSchema,
    percent: z.number(),
  }),
  z.extend(MoveSchema, { kind: z.literal("move") }),
]);

/** Parsed {@link RequestedChangeSchema}. */
export type RequestedChange = z.infer<typeof RequestedChangeSchema>;

/** Change that an administrator other than its publishers and its requester has to approve until it expires. */
const ApprovalRequestSchema = z.object({
  id: z.number(),
  requester: z.string(),
  change: RequestedChangeSchema,
  reason: z.string(),
  createdAt: z.string(),
  expiresAt: z.string(),
  /** False for the requester and the publishers. */
  canApprove: z.boolean(),
});

/** Parsed request for an approval. */
export type ApprovalRequest = z.infer<typeof ApprovalRequestSchema>;

const ById = z.object({ id: PathIdSchema });

/** Endpoints for changes that need a second person. */
export const approvalsEndpoints = {
  requests: endpoint({
    method: "GET",
    path: "/admin/release-requests",
    access: "admin",
    tag: "releases",
    summary: "List the changes of live releases that wait for an approval, newest first",
    response: answer(z.array(ApprovalRequestSchema)),
  }),
  approve: endpoint({
    method: "POST",
    path: "/admin/release-requests/{id}/approve",
    access: "admin",
    tag: "releases",
    summary: "Approve a change of live releases, which is then made",
    params: ById,
    body: z.object({ confirm: z.optional(ConfirmationSchema) }),
    response: answer(z.object({ id: z.number() }), { message: z.string() }),
    errors: ["NOT_FOUND", "CONFLICT", "RELEASE_REFUSED"],
    perMinute: 60,
    recentSignIn: true,
  }),
  decline: endpoint({
    method: "DELETE",
    path: "/admin/release-requests/{id}",
    access: "admin",
    tag: "releases",
    summary: "Decline or withdraw a requested change of live releases",
    params: ById,
    response: z.object({ success: z.literal(true) }),
    errors: ["NOT_FOUND"],
  }),
};
