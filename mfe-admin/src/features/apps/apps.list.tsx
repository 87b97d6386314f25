import { PLATFORMS, STORES } from "@listwise/aso-core/stores";
import { adminCatalogEndpoints, APP_STATES, type AdminApp, type Tag } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { AppIcon, Badge, formatDate, formatNumber, Link, SmartphoneIcon, Text } from "@listwise/shared-ui";
import { Fragment } from "react";
import styled from "styled-components";
import { Moment } from "../../shared/moment";
import type { BulkAction, ListColumn, ListDefinition } from "../../shared/table/list";
import { TagBadges } from "../../shared/tags/tag-badges";

const Identity = styled.span`
  display: flex;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
  overflow-wrap: anywhere;
  & > :last-child {
    min-width: 7rem;
  }
`;

/** Ids of Google Play can be long. */
const StoreId = styled.span`
  display: block;
  min-width: 6rem;
  overflow-wrap: anywhere;
`;

/** Lets an id wrap after its dots before it breaks words. */
const breakAtDots = (id: string) =>
  id.split(/(?<=\.)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));

export const states = { active: "Active", hidden: "Hidden" } as const;

const columns: readonly ListColumn<AdminApp, typeof adminCatalogEndpoints.apps.query>[] = [
  {
    key: "name",
    header: "App",
    sort: "name",
    value: ({ name }) => name,
    cell: ({ id, name, icon, developer }) => (
      <Identity>
        <AppIcon src={icon} name={name ?? "?"} size={32} />
        <span>
          <Link to={`/admin/apps/${id}`}>{name ?? "Not listed anywhere"}</Link>
          <Text as="span" $tone="muted" $size="sm" style={{ display: "block" }}>
            {developer ?? "Unknown developer"}
          </Text>
        </span>
      </Identity>
    ),
  },
  { key: "id", header: "ID", sort: false, value: ({ id }) => id, cell: false },
  { key: "developer", header: "Developer", sort: false, value: ({ developer }) => developer, cell: false },
  {
    key: "storeId",
    header: "Store ID",
    sort: false,
    value: ({ storeId }) => storeId,
    cell: ({ storeId }) => <StoreId>{breakAtDots(storeId)}</StoreId>,
  },
  {
    key: "platform",
    header: "Platform",
    sort: false,
    value: ({ platform }) => platform,
    cell: ({ platform }) => STORES[platform].system,
  },
  {
    key: "status",
    header: "Status",
    sort: false,
    value: ({ status }) => status,
    cell: ({ status }) => <Badge tone={status === "active" ? "success" : "neutral"}>{states[status]}</Badge>,
  },
  {
    key: "tags",
    header: "Tags",
    sort: false,
    value: ({ tags }) => tags.map(({ name }) => name).join(", "),
    cell: ({ tags }) => <TagBadges tags={tags} />,
  },
  {
    key: "followers",
    sortDescFirst: true,
    header: "Tracked by",
    align: "end",
    sort: "followers",
    value: ({ followers }) => followers,
    cell: ({ followers }) => formatNumber(followers),
  },
  {
    key: "ratingCount",
    sortDescFirst: true,
    header: "Ratings",
    align: "end",
    sort: "ratingCount",
    value: ({ ratingCount }) => ratingCount,
    cell: ({ ratingCount }) => (ratingCount === null ? "Unknown" : formatNumber(ratingCount)),
  },
  {
    key: "createdAt",
    sortDescFirst: true,
    header: "Added",
    sort: "createdAt",
    value: ({ createdAt }) => createdAt,
    cell: ({ createdAt }) => formatDate(createdAt),
  },
  {
    key: "fetchedAt",
    header: "Data as of",
    sort: false,
    value: ({ fetchedAt }) => fetchedAt,
    cell: ({ fetchedAt, source }) => <Moment at={fetchedAt} never={source === null ? "Never" : "Unknown"} />,
  },
];

const statusAction = (status: AdminApp["status"]): BulkAction<AdminApp> => ({
  action: status === "hidden" ? "Hide" : "Show",
  description:
    status === "hidden"
      ? "They won't appear in the catalog. Users who track them keep them."
      : "They will appear in the catalog again.",
  run: ({ id }) => call(adminCatalogEndpoints.setAppStatus, { params: { id }, body: { status } }),
});

export function appsList(
  tags: readonly Tag[],
): ListDefinition<AdminApp, typeof adminCatalogEndpoints.apps.query> {
  return {
    name: "apps",
    query: adminCatalogEndpoints.apps.query,
    key: ["admin", "apps"],
    fetch: (query, signal) => call(adminCatalogEndpoints.apps, { query, ...(signal ? { signal } : {}) }),
    columns,
    rowKey: ({ id }) => id,
    rowName: ({ name, storeId }) => name ?? storeId,
    sort: { key: "followers", direction: "desc" },
    searchIn: "Name, developer or store ID",
    filters: [
      {
        name: "platform",
        label: "Platform",
        all: "All platforms",
        options: PLATFORMS.map((platform) => ({ value: platform, label: STORES[platform].system })),
      },
      {
        name: "status",
        label: "Status",
        all: "All statuses",
        options: APP_STATES.map((value) => ({ value, label: states[value] })),
      },
      {
        name: "tag",
        label: "Tag",
        all: "All tags",
        options: tags.map(({ id, name }) => ({ value: String(id), label: name })),
      },
    ],
    bulk: [
      statusAction("active"),
      statusAction("hidden"),
      {
        action: "Delete",
        description:
          "Deletes the apps and their store data. Apps that accounts track or own can't be deleted. Deleted apps are added again when a store lists them.",
        danger: true,
        run: ({ id }) => call(adminCatalogEndpoints.deleteApp, { params: { id } }),
      },
    ],
    savedViews: "admin-apps",
    icon: <SmartphoneIcon size={20} />,
    emptyMessage: "Apps are added when users search for them.",
  };
}
