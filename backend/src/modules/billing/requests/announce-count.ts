import { isAdminRole } from "@listwise/contracts/api";
import type { AppContext } from "../../../infra/context";
import { countOpenRequests } from "../billing.reads";

const loadCount = async ({ db }: AppContext) => ({
  path: "/admin/plan-requests",
  count: await countOpenRequests(db),
});

/** Sends the number of open requests to the browsers of all administrators. Errors are logged. */
export async function announceCount(ctx: AppContext): Promise<void> {
  try {
    ctx.sockets.toAdmins("menu:counted", await loadCount(ctx));
  } catch (error) {
    ctx.log.warn({ err: error }, "the number of plan requests could not be announced");
  }
}

/** Sends the number of open requests to every administrator who connects. */
export function announceCountOnConnect(ctx: AppContext): void {
  ctx.sockets.welcome(async ({ id, role }) => {
    if (isAdminRole(role)) ctx.sockets.toUser(id, "menu:counted", await loadCount(ctx));
  });
}
