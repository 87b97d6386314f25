import {
  CONFIG_TYPES,
  getConfigValueSchema,
  type AdminConfigEntry,
  type ConfigBatch,
  type ConfigType,
} from "@listwise/contracts/site";
import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { getRequestOrigin, recordDenied } from "../../../infra/http/authorize-request";
import type { Principal } from "../../../infra/http/authenticate";
import type { AppContext } from "../../../infra/context";
import type { Executor, Transaction } from "../../../infra/db/database";
import { fail } from "../../../infra/http/errors";
import { encryptSecret, decryptSecret } from "../../../infra/security/secret-encryption";
import * as stored from "./config-admin.repository";
import { getKnownKey, getKnownKeys, LICENSE_KEY, type KnownKey } from "./config-catalog";

type Change = ConfigBatch["configs"][number];

/** The user who makes a change, with the request. */
interface ChangeAuthor {
  user: Principal;
  request: FastifyRequest;
}

const isType = (text: string): text is ConfigType => CONFIG_TYPES.some((type) => type === text);
const OTHER_GROUP = "Other";

function presentEntry(
  known: KnownKey | undefined,
  row: stored.ConfigRow | undefined,
  key: string,
): AdminConfigEntry {
  const type = known?.type ?? (row && isType(row.type) ? row.type : "string");
  return {
    key,
    type,
    group: known?.group ?? OTHER_GROUP,
    label: known?.label ?? key,
    description: known?.description ?? row?.description ?? null,
    value: type === "secret" ? null : (row?.value ?? (type === "boolean" ? "false" : "")),
    isSet: row !== undefined && row.value !== "",
    isPublic: known?.isPublic ?? false,
    updatedAt: row?.updatedAt.toISOString() ?? null,
  };
}

/** Returns an entry for every known key, set or not, and for every key that administrators added. */
export async function listConfig(db: Executor, titles: readonly KnownKey[]): Promise<AdminConfigEntry[]> {
  const rows = new Map((await stored.findConfig(db, LICENSE_KEY)).map((row) => [row.key, row]));
  const known = getKnownKeys(titles);
  const others = [...rows.keys()].filter((key) => !known.some((one) => one.key === key));
  return [
    ...known.map((one) => presentEntry(one, rows.get(one.key), one.key)),
    ...others.map((key) => presentEntry(getKnownKey(key), rows.get(key), key)),
  ];
}

/** @throws NOT_FOUND */
export async function loadConfigEntry(db: Executor, key: string): Promise<AdminConfigEntry> {
  const row = (await stored.findConfig(db, LICENSE_KEY)).find((one) => one.key === key);
  const known = getKnownKey(key);
  if (!row && !known) throw fail("NOT_FOUND", `There is no configuration entry for ${key}. Reload the page.`);
  return presentEntry(known, row, key);
}

function resolveType({ key, type }: Change, row: stored.ConfigRow | undefined, path: string): ConfigType {
  const refuse = (message: string) => fail("VALIDATION_FAILED", message, [{ path, message }]);
  if (key === LICENSE_KEY) throw refuse("Use PUT /admin/license to turn the site off.");
  const known = getKnownKey(key)?.type ?? (row && isType(row.type) ? row.type : undefined);
  if (known === undefined && type === undefined) throw refuse(`${key} is a new key. Specify its type.`);
  if (known !== undefined && type !== undefined && type !== known) {
    throw refuse(`${key} has the type ${known}, which can't be changed.`);
  }
  return known ?? type ?? "string";
}

function parseValue(type: ConfigType, { key, value }: Change, path: string): string {
  const parsed = z.safeParse(getConfigValueSchema(type), value);
  if (parsed.success) return parsed.data;
  const message = `${key}: ${parsed.error.issues[0]?.message ?? "This value can't be used."}`;
  throw fail("VALIDATION_FAILED", message, [{ path, message }]);
}

function createConflictError(changes: readonly Change[], rows: ReadonlyMap<string, stored.ConfigRow>) {
  const current = Object.fromEntries(changes.map(({ key }) => [key, rows.get(key)?.value ?? ""]));
  const message =
    "Someone else changed this in the meantime. Compare it with the current values, then save again.";
  return fail("CONFLICT", message, { updatedAt: new Date().toISOString(), current });
}

/**
 * Saves all changes or none, and records each in the audit log with its previous value.
 * @throws VALIDATION_FAILED for a value that doesn't fit its type, CONFLICT if an entry was changed in the meantime,
 * FORBIDDEN if an administrator other than a superadmin changes a secret.
 */
export async function changeConfig(
  ctx: AppContext,
  tx: Transaction,
  changes: readonly Change[],
  by: ChangeAuthor,
): Promise<void> {
  const ordered = [...new Map(changes.map((change) => [change.key, change])).values()];
  const rows = await stored.findConfigForUpdate(
    tx,
    ordered.map(({ key }) => key),
  );
  const isStale = ({ key, was }: Change) => was !== undefined && was !== (rows.get(key)?.value ?? "");
  const secret = ({ key, type }: Change) =>
    (getKnownKey(key)?.type ?? rows.get(key)?.type ?? type) === "secret";
  if (ordered.some((change) => !secret(change) && isStale(change))) {
    throw createConflictError(
      ordered.filter((change) => !secret(change)),
      rows,
    );
  }
  for (const change of ordered) {
    const path = `configs.${changes.indexOf(change)}.value`;
    const before = rows.get(change.key);
    const type = resolveType(change, before, path);
    const value = parseValue(type, change, path);
    const details =
      type === "secret"
        ? await saveSecret(ctx, tx, change.key, value, { before, by })
        : await saveValue(tx, { ...change, value }, type, before);
    if (details !== null) {
      await ctx.audit.record(
        { action: "config.changed", result: "ok", ...getRequestOrigin(by.request), details },
        tx,
      );
    }
  }
}

async function saveValue(
  tx: Transaction,
  change: Change,
  type: ConfigType,
  before: stored.ConfigRow | undefined,
) {
  const { key, value } = change;
  const description = change.description ?? before?.description ?? getKnownKey(key)?.description ?? null;
  const previous = before?.value ?? "";
  await stored.upsertConfig(tx, { key, value, type, description });
  return before && previous === value ? null : `${key}: ${previous || "(empty)"} → ${value || "(empty)"}`;
}

/** Saves a secret, encrypted. Returns the entry for the audit log, which never contains the value. */
async function saveSecret(
  ctx: AppContext,
  tx: Transaction,
  key: string,
  value: string,
  { before, by }: { before: stored.ConfigRow | undefined; by: ChangeAuthor },
): Promise<string | null> {
  if (by.user.role !== "superadmin") {
    await recordDenied(ctx, by.request, key);
    throw fail("FORBIDDEN", "Only superadmins can change secrets.");
  }
  const was = before ? "set" : "not set";
  if (value === "") {
    await stored.deleteConfig(tx, key);
    return before ? `${key}: ${was} → removed` : null;
  }
  const sealed = await encryptSecret(ctx.config, key, value);
  const description = getKnownKey(key)?.description ?? before?.description ?? null;
  await stored.upsertConfig(tx, { key, value: sealed, type: "secret", description });
  return `${key}: ${was} → ${before ? "replaced" : "set"}`;
}

/** Returns the decrypted secret of a key; `null` if it isn't set. */
export async function loadSecret(ctx: AppContext, key: string): Promise<string | null> {
  const sealed = await stored.findValue(ctx.db, key);
  return sealed ? decryptSecret(ctx.config, key, sealed) : null;
}

/** Returns the value of a key that is no secret; `null` if it isn't set. */
export async function loadConfigValue(db: Executor, key: string): Promise<string | null> {
  return stored.findValue(db, key);
}
