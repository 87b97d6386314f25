import { ALERT_KINDS, type AlertConfig, type SystemAlert } from "@listwise/contracts/admin";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import * as stored from "./system-alerts.repository";
import { CHECKS } from "./checks";
import { notifyOperators } from "./notify-operators";

export async function loadConfigs(db: Executor): Promise<AlertConfig[]> {
  const changed = new Map((await stored.findChanged(db)).map((row) => [row.kind, row]));
  return CHECKS.map((watch) => {
    const { enabled = watch.enabled, threshold = watch.threshold } = changed.get(watch.id) ?? {};
    return { ...watch, enabled, threshold };
  });
}

const describeConfig = ({ enabled, threshold }: Pick<AlertConfig, "enabled" | "threshold">) =>
  enabled ? `from ${threshold} on` : "off";

export function changeConfig(
  ctx: AppContext,
  id: stored.Kind,
  change: Pick<AlertConfig, "enabled" | "threshold">,
  request: FastifyRequest,
): Promise<AlertConfig> {
  return ctx.db.transaction(async (tx) => {
    const before = (await loadConfigs(tx)).find((config) => config.id === id);
    if (!before) throw new Error(`There is no check ${id}.`);
    await stored.saveChange(tx, id, change);
    const details = `${id}: ${describeConfig(before)} → ${describeConfig(change)}`;
    await ctx.audit.record(
      { action: "alerts.config-changed", result: "ok", ...getRequestOrigin(request), details },
      tx,
    );
    return { ...before, ...change };
  });
}

/**
 * Runs all checks: raises alerts for values above their threshold, resolves alerts that are no longer valid, and tells
 * the operators about both.
 */
export async function watch(ctx: AppContext): Promise<void> {
  for (const config of await loadConfigs(ctx.db)) {
    const value = config.enabled ? await stored.measure(ctx, config.id) : 0;
    if (config.enabled && value >= config.threshold) await raise(ctx, config, value);
    else await resolve(ctx, config);
  }
}

async function raise(ctx: AppContext, config: AlertConfig, value: number): Promise<void> {
  const { id, name, threshold } = config;
  const isNew = await ctx.db.transaction(async (tx) => {
    if (!(await stored.raiseAlert(tx, id, value, threshold))) return false;
    await notifyOperators(ctx, tx, { ...config, state: "raised", value });
    return true;
  });
  if (isNew) ctx.log.warn({ alert: id, value, threshold }, `alert: ${name}`);
}

async function resolve(ctx: AppContext, config: AlertConfig): Promise<void> {
  const wasActive = await ctx.db.transaction(async (tx) => {
    if (!(await stored.resolveAlerts(tx, config.id))) return false;
    // The administrator who switches a check off knows it.
    if (config.enabled) await notifyOperators(ctx, tx, { ...config, state: "resolved", value: null });
    return true;
  });
  if (wasActive) ctx.log.info({ alert: config.id }, `alert resolved: ${config.name}`);
}

const isKind = (text: string): text is stored.Kind => ALERT_KINDS.some((kind) => kind === text);

export async function loadLatestAlerts(db: Executor, limit: number): Promise<SystemAlert[]> {
  const names = new Map(CHECKS.map(({ id, name }) => [id, name]));
  return (await stored.findAlerts(db, limit)).flatMap(({ kind, raisedAt, resolvedAt, ...row }) =>
    isKind(kind)
      ? [
          {
            ...row,
            kind,
            name: names.get(kind) ?? kind,
            raisedAt: raisedAt.toISOString(),
            resolvedAt: resolvedAt?.toISOString() ?? null,
          },
        ]
      : [],
  );
}
