import { DEFAULT_COUNTRY, type Source } from "@listwise/contracts/store";
import { and, asc, count, eq, ilike, or, sql, type SQL } from "drizzle-orm";
import type { Executor } from "../../infra/db/database";
import type { Page } from "../../infra/http/paging";
import { containsPattern } from "../../infra/db/search-pattern";
import { selectFollows, selectOwnedApps } from "../apps";
import { selectApps, selectNearestListing, type Platform } from "../store";
import { appTags } from "./catalog.schema";

export type AppSort = "name" | "createdAt" | "followers" | "ratingCount";
export type AppStatus = "active" | "hidden";

export interface AppFilter {
  search?: string | undefined;
  platform?: Platform | undefined;
  status?: AppStatus | undefined;
  tag?: number | undefined;
}

const apps = selectApps();
const follows = selectFollows();
const ownedApps = selectOwnedApps();

const followers = sql<number>`(select count(*)::int from ${follows} where ${follows.appId} = ${apps.id})`;
const owners = sql<number>`(select count(*)::int from ${ownedApps} where ${ownedApps.appId} = ${apps.id})`;

/** Selects the listing that represents an app. The current source and the default storefront come first. */
const selectShownListing = (source: Source) =>
  selectNearestListing(apps.id, { source, country: DEFAULT_COUNTRY });

type ShownListing = ReturnType<typeof selectNearestListing>;

const buildAppColumns = (listing: ShownListing) => ({
  id: apps.id,
  storeId: apps.storeId,
  platform: apps.platform,
  status: apps.status,
  note: apps.adminNote,
  createdAt: apps.createdAt,
  name: listing.name,
  icon: listing.icon,
  developer: listing.developer,
  primaryGenre: listing.primaryGenre,
  rating: listing.rating,
  ratingCount: listing.ratingCount,
  source: listing.source,
  fetchedAt: listing.fetchedAt,
  followers,
  owners,
});

const buildAppSorts = (listing: ShownListing): Record<AppSort, SQL> => ({
  name: sql`lower(${listing.name})`,
  createdAt: sql`${apps.createdAt}`,
  followers,
  ratingCount: sql`${listing.ratingCount}`,
});

function buildAppFilter({ search, platform, status, tag }: AppFilter, listing: ShownListing) {
  const pattern = search ? containsPattern(search) : null;
  return and(
    pattern === null
      ? undefined
      : or(ilike(listing.name, pattern), ilike(listing.developer, pattern), ilike(apps.storeId, pattern)),
    platform && eq(apps.platform, platform),
    status && eq(apps.status, status),
    tag === undefined
      ? undefined
      : sql`exists (select 1 from ${appTags} where ${appTags.appId} = ${apps.id} and ${appTags.tagId} = ${tag})`,
  );
}

export async function findApps(
  db: Executor,
  source: Source,
  filter: AppFilter,
  sort: { by: AppSort; dir: "asc" | "desc" },
  { pageSize, offset }: Pick<Page, "pageSize" | "offset">,
) {
  const listing = selectShownListing(source);
  const direction = sort.dir === "asc" ? sql`asc` : sql`desc`;
  return db
    .select(buildAppColumns(listing))
    .from(apps)
    .leftJoinLateral(listing, sql`true`)
    .where(buildAppFilter(filter, listing))
    .orderBy(sql`${buildAppSorts(listing)[sort.by]} ${direction} nulls last`, asc(apps.id))
    .limit(pageSize)
    .offset(offset);
}

export type AppRow = Awaited<ReturnType<typeof findApps>>[number];

export async function countApps(db: Executor, source: Source, filter: AppFilter): Promise<number> {
  const listing = selectShownListing(source);
  const [row] = await db
    .select({ total: count() })
    .from(apps)
    .leftJoinLateral(listing, sql`true`)
    .where(buildAppFilter(filter, listing));
  return row?.total ?? 0;
}

export async function findApp(db: Executor, source: Source, id: number): Promise<AppRow | null> {
  const listing = selectShownListing(source);
  const [row] = await db
    .select(buildAppColumns(listing))
    .from(apps)
    .leftJoinLateral(listing, sql`true`)
    .where(eq(apps.id, id));
  return row ?? null;
}
