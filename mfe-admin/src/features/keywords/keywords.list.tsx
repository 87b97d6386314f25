import { adminCatalogEndpoints, type AdminKeyword, type Tag } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { Button, formatDate, formatNumber, KeyRoundIcon, Row } from "@listwise/shared-ui";
import { Moment } from "../../shared/moment";
import type { ListDefinition } from "../../shared/table/list";
import { TagBadges } from "../../shared/tag-badges";

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
      { key: "text", header: "Keyword", sortable: true, render: ({ text }) => text, csv: ({ text }) => text },
      {
        key: "users",
        header: "Tracked by",
        sortable: true,
        align: "end",
        render: ({ users }) => formatNumber(users),
        csv: ({ users }) => users,
      },
      {
        key: "countries",
        header: "Countries",
        render: ({ countries }) => countries.join(", ").toUpperCase() || "–",
        csv: ({ countries }) => countries.join(" "),
      },
      {
        key: "tags",
        header: "Tags",
        render: (keyword) => <TagBadges tags={keyword.tags} />,
        csv: (keyword) => keyword.tags.map(({ name }) => name).join(", "),
      },
      {
        key: "checkedAt",
        header: "Last crawled",
        sortable: true,
        nowrap: true,
        render: ({ checkedAt }) => <Moment at={checkedAt} />,
        csv: ({ checkedAt }) => checkedAt,
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
        key: "actions",
        header: "Actions",
        hideHeader: true,
        align: "end",
        render: (keyword) => (
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
    icon: <KeyRoundIcon size={20} />,
    emptyMessage: "Keywords are added when users track or research them.",
  };
}
