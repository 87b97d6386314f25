import type { AdminAppDetail, AdminKeyword, AdminTag } from "@listwise/contracts/admin";

export function aTag(change: Partial<AdminTag> = {}): AdminTag {
  return {
    id: 3,
    name: "Winter",
    tone: "info",
    description: "",
    apps: 1,
    keywords: 2,
    createdAt: "2026-11-01T08:00:00.000Z",
    version: "t1",
    ...change,
  };
}

export function anAdminApp(change: Partial<AdminAppDetail> = {}): AdminAppDetail {
  return {
    id: 5,
    storeId: "940000001",
    platform: "ios",
    status: "active",
    name: "Rain Map",
    icon: null,
    developer: "Cloud Ltd",
    primaryGenre: "Weather",
    rating: 4.5,
    ratingCount: 10,
    source: "sample",
    fetchedAt: "2026-11-19T08:00:00.000Z",
    followers: 2,
    owners: 0,
    createdAt: "2026-11-01T08:00:00.000Z",
    tags: [],
    note: "",
    version: "a1",
    keywords: 4,
    listings: [{ source: "sample", country: "us", name: "Rain Map", fetchedAt: "2026-11-19T08:00:00.000Z" }],
    ...change,
  };
}

export function anAdminKeyword(change: Partial<AdminKeyword> = {}): AdminKeyword {
  return {
    id: 9,
    text: "rain map",
    platform: "android",
    users: 2,
    countries: ["de", "us"],
    checkedAt: "2026-11-19T08:00:00.000Z",
    createdAt: "2026-11-01T08:00:00.000Z",
    tags: [],
    ...change,
  };
}

/** Returns a response with all rows on a single page. */
export function onePage<Row>(data: Row[]) {
  const pagination = { page: 1, pageSize: 10, total: data.length, pages: 1 };
  return { success: true as const, data, pagination };
}
