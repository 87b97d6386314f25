import {
  type GateFinding,
  type Move,
  type ReleaseEvent,
  addEvent,
  getReleasePointer,
  type ReleasePointers,
} from "@listwise/contracts/releases";
import { checkRedirects, checkRetirement, getProposedPolicy, limitFindings } from "@listwise/release-gate";
import type { AppContext } from "../../../infra/context";
import { fail } from "../../../infra/http/errors";
import { changeReleases, loadLive } from "../repository/sync-releases";
import { readCandidate, resetHealth, type Candidate } from "../live/moves.service";
import { notifyBrowsers, pointerMoved, recordMove, type Actor } from "../live/pointer.service";
import {
  assertConfirmed,
  getToday,
  readLiveReleases,
  readPolicy,
  refuseErrors,
  runGate,
  selectDangers,
  type Confirmation,
} from "../publish/gate.service";
import { findSmokeFindings } from "../smoke/smoke.service";
import { readManifest } from "../publish/store-folder";
import { deleteReleaseTokens } from "../tokens/tokens.repository";
import { planMove } from "./plan-move";

const WHAT = "the move";

/** Findings of the gate about a move, and those that an administrator has to confirm. */
interface CheckedMove {
  next: ReleasePointers;
  findings: GateFinding[];
  dangers: string[];
}

/**
 * Promotes and retires releases and changes redirects in one write of `live.json`. The gate checks every version against
 * the composition that results. The tokens of retired releases are deleted.
 * @throws CONFLICT, NOT_FOUND or RELEASE_REFUSED; then nothing has changed
 */
export async function moveReleases(
  ctx: AppContext,
  actor: Actor,
  move: Move,
  confirmation?: Confirmation,
): Promise<void> {
  const candidates = await readCandidates(ctx, move);
  const done = await changeReleases(ctx, async (live, db) => {
    const { next, findings, dangers } = await checkMove(ctx, live, move, candidates);
    assertConfirmed(WHAT, dangers, findings, confirmation);
    const event = createEvent(move, actor, confirmation, dangers);
    await deleteReleaseTokens(db, move.retire);
    return { before: live, event, live: { ...addEvent(next, event), retired: next.retired } };
  });
  if (!done) return;
  await recordMove(ctx, done.event, actor);
  for (const { name, version } of move.promote) {
    if (getReleasePointer(done.before, name).canary?.version !== version)
      await resetHealth(ctx, { name, version });
    await notifyBrowsers(ctx, name, version);
  }
  for (const name of move.retire) {
    // Only its descriptor says who may hear of it.
    await notifyBrowsers(ctx, name, getReleasePointer(done.before, name).stable);
  }
  for (const name of [...move.promote.map((one) => one.name), ...move.retire]) {
    await pointerMoved.emit(ctx, { ...done.event, name });
  }
}

/**
 * Checks a move without making it.
 * @throws CONFLICT, NOT_FOUND or RELEASE_REFUSED; dangerous differences pass
 */
export async function assertMovable(ctx: AppContext, move: Move): Promise<void> {
  const live = await loadLive(ctx);
  await checkMove(ctx, live, move, await readCandidates(ctx, move));
}

async function readCandidates(ctx: AppContext, { promote }: Move): Promise<Candidate[]> {
  const candidates: Candidate[] = [];
  for (const { name, version } of promote) candidates.push(await readCandidate(ctx, name, version));
  return candidates;
}

async function checkMove(
  ctx: AppContext,
  live: ReleasePointers,
  move: Move,
  candidates: readonly Candidate[],
): Promise<CheckedMove> {
  const { releasesDir, releaseKeep } = ctx.config;
  const next = planMove(live, move, { at: new Date().toISOString(), keep: releaseKeep });
  const findings: GateFinding[] = [];
  for (const { release, inspection } of candidates) {
    const { name, version } = release;
    if (!(await readManifest(releasesDir, name, version)))
      throw fail("NOT_FOUND", `${name} ${version} isn't published. Publish it first.`);
    const found = [
      ...(await runGate(releasesDir, next, release, inspection, { before: live })),
      ...(await findSmokeFindings(ctx.db, { release: name, version })),
    ];
    const open = selectDangers(release, found, live);
    findings.push(...found.filter(({ level, message }) => level !== "confirm" || open.includes(message)));
    const pointer = getReleasePointer(next, name);
    const policy = await readPolicy(releasesDir, getReleasePointer(live, name), name);
    next.releases[name] = { ...pointer, policy: policy ?? getProposedPolicy(release) };
  }
  const others = await readLiveReleases(releasesDir, next);
  const redirects = next.redirects ?? [];
  for (const name of move.retire) {
    const { stable, canary } = getReleasePointer(live, name);
    const release = await readManifest(releasesDir, name, stable ?? canary?.version ?? "");
    if (release) findings.push(...checkRetirement(release, { others, redirects, today: getToday() }));
  }
  const pages = others.flatMap(({ descriptor }) => descriptor ?? []);
  findings.push(...checkRedirects(move.redirects, redirects, pages));
  const shown = limitFindings(findings);
  refuseErrors("The move", shown);
  const dangers = shown.filter(({ level }) => level === "confirm").map(({ message }) => message);
  return { next, findings: shown, dangers };
}

function createEvent(
  { reason = null, ...move }: Omit<Move, "reason"> & { reason?: string | null | undefined },
  { label, approver }: Actor,
  confirmation: Confirmation | undefined,
  confirmed: string[],
): ReleaseEvent {
  const [first] = move.promote;
  return {
    at: new Date().toISOString(),
    actor: label,
    action: "move",
    // A move that only changes redirects belongs to the router, so to the shell.
    name: first?.name ?? move.retire[0] ?? "shell",
    version: first?.version ?? null,
    percent: null,
    reason: confirmed.length > 0 ? (confirmation?.reason ?? reason) : reason,
    move,
    ...(confirmed.length > 0 && { confirmed }),
    ...(approver !== undefined && { approver }),
  };
}
