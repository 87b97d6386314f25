import type { Transaction } from "../../../infra/db/database";
import { changeUser, lockUser, type UserRow } from "../../accounts";
import { planChanges } from "../limits.schema";
import { endTrial } from "../trials/trials.repository";
import { findDefaultTemplate } from "./templates.repository";
import { findTemplateByKey } from "../limits.reads";

type PlanListener = (tx: Transaction, userId: number, plan: string) => Promise<void>;

const listeners = new Map<string, PlanListener>();

/** Registers what happens in the transaction of each assignment of a plan, also if the user has the plan already. */
export function registerPlanListener(name: string, listener: PlanListener): void {
  listeners.set(name, listener);
}

/** Changes a user's plan to an existing one, records the change and ends a running trial. */
export async function changePlan(tx: Transaction, user: UserRow, plan: string): Promise<void> {
  await endTrial(tx, user.id);
  if (user.plan === plan) return;
  await changeUser(tx, user.id, { plan });
  await tx.insert(planChanges).values({ userId: user.id, before: user.plan, after: plan });
}

/**
 * Assigns a plan to a user, which ends a running trial; `null` assigns the default plan. Returns `null` if the plan stays the
 * same, or if the plan or the user doesn't exist.
 */
export async function assignPlan(
  tx: Transaction,
  userId: number,
  plan: string | null,
): Promise<{ email: string; before: string; after: string } | null> {
  const user = await lockUser(tx, userId);
  const found = plan === null ? await findDefaultTemplate(tx) : await findTemplateByKey(tx, plan);
  if (!user || !found) return null;
  await changePlan(tx, user, found.key);
  for (const listener of listeners.values()) await listener(tx, userId, found.key);
  return user.plan === found.key ? null : { email: user.email, before: user.plan, after: found.key };
}
