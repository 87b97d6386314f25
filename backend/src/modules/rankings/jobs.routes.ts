import { createHash } from "node:crypto";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingJobsEndpoints, rankingsEndpoints } from "@listwise/contracts/rankings";
import type { FastifyInstance } from "fastify";
import { registerEndpoint } from "../../infra/http/register-endpoint";
import type { AppContext } from "../../infra/context";
import { resolveApp } from "../apps";
import { findOwnKeyword, type TrackedKeyword } from "../keywords";
import { assertCovered } from "../store";
import { ALL, cancelJob, jobDetails, jobStatus, startJob } from "./jobs.service";
import { loadSchedule } from "./schedule.service";

const success = true as const;

export function jobsRoutes(app: FastifyInstance, ctx: AppContext): void {
  const all = async (userId: number) => ({ success, data: await startJob(ctx, userId, ALL) });
  registerEndpoint(app, userKeywordsEndpoints.startUpdate, async ({ body: { ids }, user }) => {
    if (!ids) return all(user.id);
    const wanted = new Set(ids);
    const target = createHash("sha256").update(ids.join()).digest("base64url");
    const scope = { kind: "keyword", target } as const;
    return { success, data: await startJob(ctx, user.id, scope, ({ id }) => wanted.has(id)) };
  });
  registerEndpoint(app, userKeywordsEndpoints.updateAll, ({ user }) => all(user.id));
  registerEndpoint(app, rankingJobsEndpoints.updateAll, ({ user }) => all(user.id));
  registerEndpoint(app, userKeywordsEndpoints.updateOne, async ({ params, user }) => {
    const [one] = await findOwnKeyword(ctx, user.id, (keyword) => keyword.id === params.id);
    const target = `${one.country} ${one.keywordId}`;
    const scope = { kind: "keyword", target } as const;
    return { success, data: await startJob(ctx, user.id, scope, (keyword) => keyword.id === one.id) };
  });
  registerEndpoint(app, rankingJobsEndpoints.updateKeyword, async ({ params, user }) => {
    const isIt = ({ publicId }: TrackedKeyword) => publicId === params.id;
    const [{ keywordId }] = await findOwnKeyword(ctx, user.id, isIt);
    const scope = { kind: "keyword", target: String(keywordId) } as const;
    return { success, data: await startJob(ctx, user.id, scope, isIt) };
  });
  registerEndpoint(app, rankingsEndpoints.updateApp, async ({ params, query: { country }, user }) => {
    await assertCovered(ctx, country);
    await resolveApp(ctx, user.id, params.id, country);
    const scope = { kind: "app", target: country } as const;
    return { success, data: await startJob(ctx, user.id, scope, (keyword) => keyword.country === country) };
  });
  registerEndpoint(app, userKeywordsEndpoints.updateStatus, async ({ user }) => ({
    success,
    data: await jobStatus(ctx, user.id),
  }));
  registerEndpoint(app, rankingJobsEndpoints.job, async ({ params, user }) => {
    const { job, failures } = await jobDetails(ctx, user.id, params.jobId);
    return { success, data: job, failures };
  });
  registerEndpoint(app, rankingJobsEndpoints.cancelJob, async ({ params, user }) => ({
    success,
    data: await cancelJob(ctx, user.id, params.jobId),
  }));
  registerEndpoint(app, rankingJobsEndpoints.schedule, async ({ user }) => ({
    success,
    data: await loadSchedule(ctx, user.id),
  }));
}
