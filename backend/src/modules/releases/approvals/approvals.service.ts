import type { ApprovalRequest, RequestedChange } from "@listwise/contracts/releases";
import type { AppContext } from "../../../infra/context";
import type { Executor } from "../../../infra/db/database";
import { fail, failNotFound } from "../../../infra/http/errors";
import { loadLive } from "../repository/sync-releases";
import { promoteVersion } from "../live/moves.service";
import type { Actor } from "../live/pointer.service";
import { loadActorNames } from "../live/status.service";
import { moveReleases } from "../moves/move-releases.service";
import type { Confirmation } from "../publish/gate.service";
import { findPublisher } from "../publish/published.repository";
import {
  deleteRequest,
  findRequest,
  findRequests,
  insertRequest,
  type RequestRow,
} from "./approvals.repository";

/** Time in which a request can be approved; chosen by us, so that one of Friday can be approved on Monday. */
const REQUEST_HOURS = 96;

/** A version that someone wants to make live for a share of the browsers. */
export interface PromotionPart {
  name: string;
  version: string;
  percent: number;
}

/** The one who promotes: a team token may always need an approval. */
export interface Promoter {
  person: number | null;
  /** Label of a token that needs an approval. */
  restricted: string | null;
}

/**
 * Returns why promotions need the approval of another administrator; `null` if they don't. Rollbacks and disabling never
 * do. A version with an unknown publisher needs one above the limit from every promoter.
 */
export async function findApprovalReason(
  ctx: AppContext,
  { person, restricted }: Promoter,
  promotions: readonly PromotionPart[],
): Promise<string | null> {
  if (promotions.length > 0 && restricted !== null) return `The token “${restricted}” needs an approval.`;
  const { soloPercent = 100 } = await loadLive(ctx);
  for (const one of promotions) {
    if (one.percent <= soloPercent) continue;
    const publisher = await findPublisher(ctx.db, one);
    if (publisher !== null && person !== null && publisher !== person) continue;
    const who = publisher === null ? "An unknown publisher" : "The publisher";
    return `${who} of ${one.name} ${one.version} can't promote it to more than ${soloPercent}% alone.`;
  }
  return null;
}

/** Stores a change until another administrator approves it. Returns its id, and a message for the requester. */
export async function requestApproval(
  ctx: AppContext,
  actor: Actor,
  change: RequestedChange,
  reason: string,
): Promise<{ id: number; message: string }> {
  const request = { change, reason, requester: actor.label, requesterId: actor.person ?? null };
  const { id, expiresAt } = await ctx.db.transaction(async (tx) => {
    const row = await insertRequest(tx, request, REQUEST_HOURS);
    await record(ctx, tx, "release.requested", actor, row);
    return row;
  });
  const until = expiresAt.toISOString().slice(0, 16).replace("T", " ");
  const message = `${reason} Another administrator can approve request ${id} under System until ${until} UTC.`;
  return { id, message };
}

/** Returns the requests that wait, with what one administrator may do about them. */
export async function listRequests(ctx: AppContext, userId: number): Promise<ApprovalRequest[]> {
  const rows = await findRequests(ctx.db);
  const names = await loadActorNames(
    ctx,
    rows.map(({ requester }) => requester),
  );
  return Promise.all(
    rows.map(async (row) => ({
      id: row.id,
      change: row.change,
      reason: row.reason,
      requester: names.get(row.requester) ?? row.requester,
      createdAt: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
      canApprove: !(await findInvolved(ctx.db, row)).includes(userId),
    })),
  );
}

/**
 * Approves a request and makes its change, which the gate checks again.
 * @throws NOT_FOUND if it expired, FORBIDDEN for its requester and the publishers, and the errors of the change
 */
export async function approveRequest(
  ctx: AppContext,
  id: number,
  approver: Actor,
  confirm: Confirmation | undefined,
): Promise<RequestedChange> {
  const row = await findRequest(ctx.db, id);
  if (!row) throw failNotFound("request");
  const { person } = approver;
  if (person == null || (await findInvolved(ctx.db, row)).includes(person)) {
    const why = "You requested this change or published a version in it.";
    throw fail("FORBIDDEN", `${why} Another administrator has to approve it.`);
  }
  const { change, requester: label } = row;
  const actor = { label, approver: approver.label, audit: approver.audit };
  if (change.kind === "move") await moveReleases(ctx, actor, change, confirm);
  else await promoteVersion(ctx, { name: change.name, actor }, { ...change, confirm });
  await deleteRequest(ctx.db, id);
  return change;
}

/** Declines or withdraws a request. @throws NOT_FOUND if it doesn't exist or has expired */
export async function declineRequest(ctx: AppContext, id: number, actor: Actor): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const row = await deleteRequest(tx, id);
    if (!row) throw failNotFound("request");
    await record(ctx, tx, "release.declined", actor, row);
  });
}

/** Returns the accounts that may not approve a request: its requester's and those of the publishers. */
async function findInvolved(db: Executor, { change, requesterId }: RequestRow): Promise<(number | null)[]> {
  const versions = change.kind === "move" ? change.promote : [change];
  return [requesterId, ...(await Promise.all(versions.map((one) => findPublisher(db, one))))];
}

async function record(
  ctx: AppContext,
  tx: Executor,
  action: string,
  { audit }: Actor,
  { id, change, requester }: RequestRow,
): Promise<void> {
  const versions = change.kind === "move" ? change.promote : [change];
  const what = versions.map(({ name, version }) => `${name} ${version}`).join(", ");
  const details = `Request ${id} of ${requester}: ${what}`;
  await ctx.audit.record({ action, result: "ok", ...audit, details }, tx);
}
