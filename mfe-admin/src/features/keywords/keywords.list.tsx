import { STORES } from "@listwise/aso-core/stores";
import { adminCatalogEndpoints, type AdminKeyword, type Tag } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { Button, formatDate, formatNumber, KeyRoundIcon, Row } from "@listwise/shared-ui";
import { Moment } from "../../shared/moment";
import type { ListDefinition } from "../../shared/table/list";
import { TagBadges } from "../../shared/tags/tag-badges";

export const keywordsKey = ["admin", "keywords"];

interface Actions {
  tags: readonly Tag[];
  onTag: (keyword: AdminKeyword) => void;
}

export function keywordsList({
  tags,
  onTag,
}: Actions): ListDefinition<AdminKeyword, typeof adminCatalogEndpoints.keywords.query> {
  return {
    name: "keywords",
    query: adminCatalogEndpoints.keywords.query,
    key: keywordsKey,
    fetch: (query, signal) => call(adminCatalogEndpoints.keywords, { query, ...(signal ? { signal } : {}) }),
    columns: [
      { key: "text", header: "Keyword", sort: "text", value: ({ text }) => text },
      {
        key: "platform",
        header: "Store",
        sort: false,
        value: ({ platform }) => (platform ? STORES[platform].name : null),
      },
      {
        key: "users",
        sortDescFirst: true,
        header: "Tracked by",
        align: "end",
        sort: "users",
        value: ({ users }) => users,
        cell: ({ users }) => formatNumber(users),
      },
      {
        key: "countries",
        header: "Countries",
        sort: false,
        value: ({ countries }) => countries.join(" "),
        cell: ({ countries }) => countries.join(", ").toUpperCase() || "–",
      },
      {
        key: "tags",
        header: "Tags",
        sort: false,
        value: (keyword) => keyword.tags.map(({ name }) => name).join(", "),
        cell: (keyword) => <TagBadges tags={keyword.tags} />,
      },
      {
        key: "checkedAt",
        sortDescFirst: true,
        header: "Last crawled",
        nowrap: true,
        sort: "checkedAt",
        value: ({ checkedAt }) => checkedAt,
        cell: ({ checkedAt }) => <Moment at={checkedAt} />,
      },
      {
        key: "createdAt",
        sortDescFirst: true,
        header: "Added",
        nowrap: true,
        sort: "createdAt",
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => formatDate(createdAt),
      },
      {
        key: "actions",
        header: "Actions",
        hideHeader: true,
        align: "end",
        sort: false,
        csv: false,
        cell: (keyword) => (
          <Row $gap={2} $justify="end">
            <Button size="sm" aria-label={`Tag ${keyword.text}`} onClick={() => onTag(keyword)}>
              Tag
            </Button>
          </Row>
        ),
      },
    ],
    rowKey: ({ id }) => id,
    rowName: ({ text }) => text,
    selectable: ({ countries }) => countries.length > 0,
    sort: { key: "users", direction: "desc" },
    searchIn: "Keyword",
    filters: [
      {
        name: "tag",
        label: "Tag",
        all: "All tags",
        options: tags.map(({ id, name }) => ({ value: String(id), label: name })),
      },
    ],
    bulk: [
      {
        action: "Crawl",
        description: "Requests new results in every country they are tracked in, before scheduled crawls.",
        run: ({ id }) => call(adminCatalogEndpoints.crawlKeyword, { params: { id } }),
      },
    ],
    savedViews: "admin-keywords",
    icon: <KeyRoundIcon size={20} />,
    emptyMessage: "Keywords are added when users track or research them.",
  };
}
