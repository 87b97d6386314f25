import type { Transaction } from "../../../infra/db/database";
import { changeUser, findUserById } from "../../accounts";
import { findTemplateByKey, findTemplates } from "./templates.repository";

/**
 * Assigns a plan to a user; `null` assigns the default one. Returns `null` if nothing changes or the plan or user
 * doesn't exist.
 */
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
  await changeUser(tx, userId, { plan: found.key });
  return { email: user.email, before: user.plan, after: found.key };
}
