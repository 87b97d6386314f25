import { ALERT_KINDS, type AlertConfig, type SystemAlert } from "@listwise/contracts/admin";
import type { FastifyRequest } from "fastify";
import { getRequestOrigin } from "../../infra/http/authorize-request";
import type { AppContext } from "../../infra/context";
import type { Executor } from "../../infra/db/database";
import * as stored from "./system-alerts.repository";
import { CHECKS } from "./checks";

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

/** Runs all checks: raises alerts for values above their threshold and resolves alerts that are no longer valid. */
export async function watch(ctx: AppContext): Promise<void> {
  for (const { id, name, enabled, threshold } of await loadConfigs(ctx.db)) {
    const value = enabled ? await stored.measure(ctx, id) : 0;
    if (enabled && value >= threshold) {
      const raised = await stored.raiseAlert(ctx.db, id, value, threshold);
      if (raised) ctx.log.warn({ alert: id, value, threshold }, `alert: ${name}`);
    } else await stored.resolveAlerts(ctx.db, id);
  }
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
