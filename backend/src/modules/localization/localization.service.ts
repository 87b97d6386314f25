import { isDeepStrictEqual } from "node:util";
import type { LocalizationDraft, LocalizationVersion } from "@listwise/contracts/tools";
import {
  computeChanges,
  DEFAULT_BASE,
  FIELDS,
  MAX_LOCALES,
  type Glossary,
  type Listing,
  type ListingTexts,
  type UnreviewedTexts,
} from "@listwise/aso-core/localization";
import type { AppContext } from "../../infra/context";
import type { Executor, Transaction } from "../../infra/db/database";
import { fail } from "../../infra/http/errors";
import { resolveTrackedApp } from "../apps";
import { assertFeature } from "../limits";
import {
  addVersion,
  findDraft,
  findDrafts,
  findVersion,
  findVersions,
  writeDraft,
  type DraftRow,
  type Owner,
  type Saving,
} from "./localization.repository";
import { NO_TERMS } from "./localization.schema";

const MAX_VERSIONS = 50;

/**
 * Returns the owner for an app that the user tracks.
 * @throws NOT_FOUND if the user doesn't track the app
 */
export async function loadOwner(ctx: AppContext, userId: number, id: string): Promise<Owner> {
  return { userId, appId: (await resolveTrackedApp(ctx, userId, id)).id };
}

function pickListing({ baseLocale, texts, unreviewed, glossary }: Listing): Listing {
  return { baseLocale, texts, unreviewed, glossary };
}

function present(row: DraftRow | null): LocalizationDraft {
  if (!row) {
    const empty = { baseLocale: DEFAULT_BASE, texts: {}, unreviewed: {}, glossary: NO_TERMS };
    return { version: 0, ...empty, savedAt: null };
  }
  return { ...pickListing(row), version: row.version, savedAt: row.savedAt.toISOString() };
}

/** Returns the latest save of the user's draft for a tracked app; empty with version 0 before the first one. */
export async function loadDraft(ctx: AppContext, userId: number, id: string): Promise<LocalizationDraft> {
  return present(await findDraft(ctx.db, await loadOwner(ctx, userId, id)));
}

/** Returns the saved texts of the user's drafts by app id. */
export async function loadDraftTexts(ctx: AppContext, userId: number): Promise<Map<number, ListingTexts>> {
  return new Map((await findDrafts(ctx.db, userId)).map(({ appId, texts }) => [appId, texts]));
}

/** Replaces lone surrogates, which PostgreSQL refuses. */
const replaceSurrogates = (text: string) => text.replace(/\p{Surrogate}/gu, "\uFFFD");

/** Returns the texts without empty ones. Languages without texts stay: they were added to be written. */
function toStorable(texts: ListingTexts): ListingTexts {
  if (Object.keys(texts).length > MAX_LOCALES) {
    throw fail("VALIDATION_FAILED", `A listing can have up to ${MAX_LOCALES} languages. Remove one first.`);
  }
  const entries = Object.entries(texts).map(([code, own]) => {
    const kept = FIELDS.flatMap(({ key }) => (own[key] ? [[key, replaceSurrogates(own[key])] as const] : []));
    return [code, Object.fromEntries(kept)] as const;
  });
  return Object.fromEntries(entries);
}

/** Returns the marks of texts that exist, in the order of the fields. */
function toStorableMarks(unreviewed: UnreviewedTexts, texts: ListingTexts): UnreviewedTexts {
  const entries = Object.entries(unreviewed).flatMap(([code, marked]) => {
    const kept = FIELDS.flatMap(({ key }) => (marked.includes(key) && texts[code]?.[key] ? [key] : []));
    return kept.length > 0 ? [[code, kept] as const] : [];
  });
  return Object.fromEntries(entries);
}

const toStorableTerms = ({ keep, forbid }: Glossary): Glossary => ({
  keep: [...new Set(keep.map(replaceSurrogates))],
  forbid: [...new Set(forbid.map(replaceSurrogates))],
});

interface DraftChange {
  baseVersion: number;
  baseLocale: string;
  texts: ListingTexts;
  unreviewed?: UnreviewedTexts | undefined;
  glossary?: Glossary | undefined;
}

/** Saves a draft; marks and terms that are left out stay as they are. */
export async function saveDraft(
  ctx: AppContext,
  userId: number,
  id: string,
  change: DraftChange,
): Promise<LocalizationDraft> {
  const owner = await loadWriter(ctx, userId, id);
  const known = await findDraft(ctx.db, owner);
  const texts = toStorable(change.texts);
  const listing: Listing = {
    baseLocale: change.baseLocale,
    texts,
    unreviewed: toStorableMarks(change.unreviewed ?? known?.unreviewed ?? {}, texts),
    glossary: toStorableTerms(change.glossary ?? known?.glossary ?? NO_TERMS),
  };
  const isCurrent = known?.version === change.baseVersion;
  if (isCurrent && isDeepStrictEqual(pickListing(known), listing)) return present(known);
  const saving = { ...listing, version: change.baseVersion + 1 };
  return ctx.db.transaction((tx) => write(tx, owner, saving, "Saved"));
}

/** Returns the owner if the user's plan includes the localization helper. */
export async function loadWriter(ctx: AppContext, userId: number, id: string): Promise<Owner> {
  await assertFeature(ctx.db, userId, "localization_helper_access");
  return loadOwner(ctx, userId, id);
}

/** @throws NOT_FOUND if the version is gone; CONFLICT */
export async function restoreDraft(
  tx: Transaction,
  owner: Owner,
  { version, baseVersion }: { version: number; baseVersion: number },
): Promise<LocalizationDraft> {
  const kept = await findVersion(tx, owner, version);
  if (!kept) throw fail("NOT_FOUND", "This version is no longer available. Reload the page.");
  const saving = { ...pickListing(kept), version: baseVersion + 1 };
  return write(tx, owner, saving, `Version ${version} restored`);
}

async function write(
  tx: Transaction,
  owner: Owner,
  saving: Saving,
  note: string,
): Promise<LocalizationDraft> {
  const before = await findDraft(tx, owner);
  const row = await writeDraft(tx, owner, saving);
  if (!row) return throwConflict(tx, owner, saving.version - 1);
  const changed = computeChanges(before?.texts ?? {}, saving.texts).length;
  await addVersion(tx, { ...owner, ...saving, note, changed }, MAX_VERSIONS);
  return present(row);
}

/** Throws CONFLICT with the changes of the other save, so that neither save is lost. */
async function throwConflict(db: Executor, owner: Owner, baseVersion: number): Promise<never> {
  const current = present(await findDraft(db, owner));
  const base = baseVersion === 0 ? null : await findVersion(db, owner, baseVersion);
  const message = "These translations were changed elsewhere. Review the changes, then save again.";
  throw fail("CONFLICT", message, { current, changes: computeChanges(base?.texts ?? {}, current.texts) });
}

export async function listVersions(
  ctx: AppContext,
  userId: number,
  id: string,
): Promise<LocalizationVersion[]> {
  const rows = await findVersions(ctx.db, await loadOwner(ctx, userId, id));
  return rows.map((row) => ({ ...row, savedAt: row.savedAt.toISOString() }));
}

export async function localizationData(db: Executor, userId: number) {
  return (await findDrafts(db, userId)).map((row) => ({
    appId: row.appId,
    version: row.version,
    ...pickListing(row),
    savedAt: row.savedAt,
  }));
}
