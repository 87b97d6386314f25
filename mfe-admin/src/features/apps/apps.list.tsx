import { adminCatalogEndpoints, APP_STATES, type AdminApp, type Tag } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { AppIcon, Badge, formatDate, formatNumber, Link, SmartphoneIcon, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { Moment } from "../../shared/moment";
import type { BulkAction, ListColumn, ListDefinition } from "../../shared/table/list";
import { TagBadges } from "../../shared/tag-badges";

const Identity = styled.span`
  display: flex;
  align-items: center;
  gap: var(--lw-space-3);
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const states = { active: "Active", hidden: "Hidden" } as const;

const columns: readonly ListColumn<AdminApp>[] = [
  {
    key: "name",
    header: "App",
    sortable: true,
    render: ({ id, name, icon, developer }) => (
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
    csv: ({ name }) => name,
  },
  { key: "id", header: "ID", fileOnly: true, render: () => null, csv: ({ id }) => id },
  {
    key: "developer",
    header: "Developer",
    fileOnly: true,
    render: () => null,
    csv: ({ developer }) => developer,
  },
  { key: "storeId", header: "Store ID", render: ({ storeId }) => storeId, csv: ({ storeId }) => storeId },
  {
    key: "platform",
    header: "Platform",
    render: ({ platform }) => (platform === "ios" ? "iOS" : "Android"),
    csv: ({ platform }) => platform,
  },
  {
    key: "status",
    header: "Status",
    render: ({ status }) => (
      <Badge tone={status === "active" ? "success" : "neutral"}>{states[status]}</Badge>
    ),
    csv: ({ status }) => status,
  },
  {
    key: "tags",
    header: "Tags",
    render: ({ tags }) => <TagBadges tags={tags} />,
    csv: ({ tags }) => tags.map(({ name }) => name).join(", "),
  },
  {
    key: "followers",
    header: "Tracked by",
    sortable: true,
    align: "end",
    render: ({ followers }) => formatNumber(followers),
    csv: ({ followers }) => followers,
  },
  {
    key: "ratingCount",
    header: "Ratings",
    sortable: true,
    align: "end",
    render: ({ ratingCount }) => (ratingCount === null ? "Unknown" : formatNumber(ratingCount)),
    csv: ({ ratingCount }) => ratingCount,
  },
  {
    key: "createdAt",
    header: "Added",
    sortable: true,
    nowrap: true,
    render: ({ createdAt }) => formatDate(createdAt),
    csv: ({ createdAt }) => createdAt,
  },
  {
    key: "fetchedAt",
    header: "Last fetched",
    nowrap: true,
    render: ({ fetchedAt }) => <Moment at={fetchedAt} />,
    csv: ({ fetchedAt }) => fetchedAt,
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
        options: [
          { value: "ios", label: "iOS" },
          { value: "android", label: "Android" },
        ],
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
    icon: <SmartphoneIcon size={20} />,
    emptyMessage: "Apps are added when users search for them.",
  };
}
