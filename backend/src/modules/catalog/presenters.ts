import { createHash } from "node:crypto";
import type { AdminApp, AdminKeyword, AdminTag, Tag } from "@listwise/contracts/admin";
import type { AppRow } from "./apps.repository";
import type { KeywordRow } from "./keywords.repository";
import type { TagRow } from "./tags.repository";

/** Returns a content hash for optimistic locking: 16 hex digits that change with the values. */
export function computeVersion(...facts: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 16);
}

/** Returns an app for lists, without the administrators' note. */
export function presentApp(row: AppRow, tags: Tag[] = []): AdminApp {
  const { id, storeId, platform, status, name, icon, developer, primaryGenre } = row;
  const { rating, ratingCount, source, fetchedAt, followers, owners, createdAt } = row;
  return {
    ...{ id, storeId, platform, status, name, icon, developer, primaryGenre },
    ...{ rating, ratingCount, source, followers, owners, tags },
    fetchedAt: fetchedAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
  };
}

export function presentKeyword(row: KeywordRow, tags: Tag[] = []): AdminKeyword {
  return {
    ...row,
    checkedAt: row.checkedAt?.toISOString() ?? null,
    createdAt: row.createdAt.toISOString(),
    tags,
  };
}

export function presentTag(row: TagRow): AdminTag {
  const { name, tone, description, createdAt } = row;
  return { ...row, createdAt: createdAt.toISOString(), version: computeVersion(name, tone, description) };
}
