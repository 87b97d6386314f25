import { clientReportsEndpoints } from "@listwise/contracts/client-reports";
import type { AppContext } from "../../infra/context";
import { buildUnsubscribeUrl } from "../../infra/mail/one-click-unsubscribe";
import type { RecipientRow } from "./recipients.repository";
import type { RunRow } from "./runs.repository";
import { createToken } from "./tokens";

/** Returns the public token of a run. */
export const createRunToken = (ctx: AppContext, { id, linkNonce }: Pick<RunRow, "id" | "linkNonce">) =>
  createToken(ctx, id, linkNonce);

/** Returns the address of a run's public page. */
export const buildPageUrl = (ctx: AppContext, token: string) =>
  `${ctx.config.publicUrl}/shared-report/${token}`;

/** Returns the path of the page on which a person confirms or ends the emails. */
export const getSubscriptionPage = (token: string): string => `/report-emails/${token}`;

/** Returns the link to the page, and the address with which a mail program ends the emails. */
export async function createSubscriptionLinks(
  ctx: AppContext,
  { id, email }: Pick<RecipientRow, "id" | "email">,
): Promise<{ unsubscribeLink: string; unsubscribeUrl: string }> {
  const token = await createToken(ctx, id, email);
  return {
    unsubscribeLink: ctx.config.publicUrl + getSubscriptionPage(token),
    unsubscribeUrl: buildUnsubscribeUrl(ctx, clientReportsEndpoints.unsubscribe, token),
  };
}
