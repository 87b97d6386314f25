import type { NextStep } from "@listwise/contracts/next-steps";
import { and, eq, gt } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import type { Owner } from "../apps";
import { nextStepDismissals } from "./next-steps.schema";

type Finding = Pick<NextStep, "kind" | "subject">;

const { appId, kind, subject, dismissedAt } = nextStepDismissals;
const isOwn = (owner: Owner) => and(eq(nextStepDismissals.userId, owner.userId), eq(appId, owner.appId));

/** Returns the findings of an app that the user dismissed after a time. */
export async function findDismissals(db: Executor, owner: Owner, since: Date): Promise<Finding[]> {
  return db
    .select({ kind, subject })
    .from(nextStepDismissals)
    .where(and(isOwn(owner), gt(dismissedAt, since)));
}

export async function insertDismissal(db: Executor, owner: Owner, finding: Finding, at: Date): Promise<void> {
  const row = { ...owner, ...finding, dismissedAt: at };
  await db
    .insert(nextStepDismissals)
    .values(row)
    .onConflictDoUpdate({
      target: [nextStepDismissals.userId, appId, kind, subject],
      set: { dismissedAt: at },
    });
}

export async function deleteDismissal(db: Executor, owner: Owner, finding: Finding): Promise<void> {
  await db
    .delete(nextStepDismissals)
    .where(and(isOwn(owner), eq(kind, finding.kind), eq(subject, finding.subject)));
}

/** Returns all findings that a user dismissed, for the personal data export. */
export async function findAllDismissals(db: Executor, userId: number) {
  return db
    .select({ appId, kind, subject, dismissedAt })
    .from(nextStepDismissals)
    .where(eq(nextStepDismissals.userId, userId))
    .orderBy(dismissedAt);
}
