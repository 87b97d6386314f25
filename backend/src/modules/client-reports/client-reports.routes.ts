import {
  clientReportsEndpoints as endpoints,
  type ClientReport,
  type ReportRun,
} from "@listwise/contracts/client-reports";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { AppContext } from "../../infra/context";
import type { Principal } from "../../infra/http/authenticate";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import { registerOneClickUnsubscribe } from "../../infra/mail/one-click-unsubscribe";
import { presentReports } from "./presenter";
import { loadSubscription, setSubscription } from "./recipients.service";
import { getSubscriptionPage } from "./links";
import * as reports from "./reports.service";
import * as runs from "./runs.service";

const success = true as const;

/** Keeps public pages out of search engines, and their links out of referrers. */
function hidePage(reply: FastifyReply): void {
  reply.header("x-robots-tag", "noindex").header("referrer-policy", "no-referrer");
}

/** A public link is a secret of the owner, so a viewing administrator doesn't get it. */
const hideLink = ({ viewer }: Principal, run: ReportRun): ReportRun =>
  viewer ? { ...run, link: null } : run;

const hideReportLink = (user: Principal, report: ClientReport): ClientReport => ({
  ...report,
  lastRun: report.lastRun && hideLink(user, report.lastRun),
});

export function clientReportsRoutes(app: FastifyInstance, ctx: AppContext): void {
  registerEndpoint(app, endpoints.list, async ({ user }) => ({
    success,
    data: (await reports.listReports(ctx, user.id)).map((report) => hideReportLink(user, report)),
  }));
  registerEndpoint(app, endpoints.create, async ({ body, user, transact }) => {
    const insert = await reports.createReport(ctx, user.id, body);
    return transact(async (tx) => {
      const row = await insert(tx);
      const [data] = await presentReports(ctx, [row]);
      if (!data) throw new Error("The report wasn't presented.");
      return { success, data };
    });
  });
  registerEndpoint(app, endpoints.preview, async ({ body, user }) => ({
    success,
    data: await reports.previewReport(ctx, user.id, body),
  }));
  registerEndpoint(app, endpoints.get, async ({ params, user }) => {
    const { data, runs: all } = await reports.loadReport(ctx, user.id, params.id);
    return { success, data: hideReportLink(user, data), runs: all.map((run) => hideLink(user, run)) };
  });
  registerEndpoint(app, endpoints.update, async ({ params, body, user }) => ({
    success,
    data: await reports.changeReport(ctx, user.id, params.id, body),
  }));
  registerEndpoint(app, endpoints.remove, async ({ params, user }) => {
    await reports.removeReport(ctx, user.id, params.id);
    return { success };
  });
  registerEndpoint(app, endpoints.setSchedule, async ({ params, body, user }) => ({
    success,
    data: await reports.setSchedule(ctx, user.id, params.id, body),
  }));
  registerEndpoint(app, endpoints.removeSchedule, async ({ params, user }) => ({
    success,
    data: await reports.removeSchedule(ctx, user.id, params.id),
  }));
  registerEndpoint(app, endpoints.run, async ({ params, body, user, transact }) => {
    const report = await reports.findOwnReport(ctx, user.id, params.id);
    return transact(async (tx) => ({
      success,
      data: await runs.runReport(ctx, tx, report, body.recipients),
    }));
  });
  registerEndpoint(app, endpoints.retry, async ({ params, user }) => ({
    success,
    data: await runs.retryRun(ctx, user.id, params.id),
  }));
  registerEndpoint(app, endpoints.getRun, async ({ params, user }) => {
    const { data, document } = await runs.loadRun(ctx, user.id, params.id);
    return { success, data: hideLink(user, data), document };
  });
  registerEndpoint(app, endpoints.share, async ({ params, body, user }) => ({
    success,
    data: await runs.shareRun(ctx, user.id, params.id, body.expirationDays),
  }));
  registerEndpoint(app, endpoints.revoke, async ({ params, user }) => ({
    success,
    data: await runs.revokeLink(ctx, user.id, params.id),
  }));
  registerEndpoint(app, endpoints.read, async ({ params, reply }) => {
    hidePage(reply);
    return { success, ...(await runs.readPublicReport(ctx, params.token)) };
  });
  registerEndpoint(app, endpoints.subscription, async ({ params, reply }) => {
    hidePage(reply);
    return { success, data: await loadSubscription(ctx, params.token) };
  });
  registerEndpoint(app, endpoints.setSubscription, async ({ params, body, reply }) => {
    hidePage(reply);
    return { success, data: await setSubscription(ctx, params.token, body.status) };
  });
  registerOneClickUnsubscribe(app, endpoints.unsubscribe, {
    unsubscribe: async (token) => void (await setSubscription(ctx, token, "unsubscribed")),
    getPage: getSubscriptionPage,
  });
}
