import type { Transaction } from "../../platform/database";
import { findUserById } from "../accounts";
import { findTemplateByKey, findTemplates } from "./templates.repository";
import { updatePlan } from "./user-limits.repository";

/** Puts a user on a plan, or for `null` on the default one. `null` when nothing changes or there is no such plan or user. */
export async function assignPlan(
  tx: Transaction,
  userId: number,
  plan: string | null,
): Promise<{ email: string; before: string; after: string } | null> {
  const user = await findUserById(tx, userId);
  const found =
    plan === null
      ? (await findTemplates(tx)).find(({ template }) => template.isDefault)?.template
      : await findTemplateByKey(tx, plan);
  if (!user || !found || user.plan === found.key) return null;
  await updatePlan(tx, userId, found.key);
  return { email: user.email, before: user.plan, after: found.key };
}
