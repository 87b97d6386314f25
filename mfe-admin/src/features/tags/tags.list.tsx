import { adminTagsEndpoints, type AdminTag } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { Badge, Button, formatDate, formatNumber, Link, TagIcon } from "@listwise/shared-ui";
import type { ListDefinition } from "../../shared/table/list";
import { tagsKey } from "../../shared/tags/tags.api";

export function tagsList(
  onEdit: (tag: AdminTag) => void,
): ListDefinition<AdminTag, typeof adminTagsEndpoints.tags.query> {
  return {
    name: "tags",
    query: adminTagsEndpoints.tags.query,
    key: [...tagsKey],
    fetch: (query, signal) => call(adminTagsEndpoints.tags, { query, ...(signal ? { signal } : {}) }),
    columns: [
      {
        key: "name",
        header: "Tag",
        sort: "name",
        value: ({ name }) => name,
        cell: ({ name, tone }) => <Badge tone={tone}>{name}</Badge>,
      },
      {
        key: "description",
        header: "Description",
        sort: false,
        value: ({ description }) => description,
        cell: ({ description }) => description || "–",
      },
      {
        key: "apps",
        header: "Apps",
        align: "end",
        sort: "apps",
        value: ({ apps }) => apps,
        cell: ({ id, apps }) => <Link to={`/admin/apps?tag=${id}`}>{formatNumber(apps)}</Link>,
      },
      {
        key: "keywords",
        header: "Keywords",
        align: "end",
        sort: "keywords",
        value: ({ keywords }) => keywords,
        cell: ({ id, keywords }) => <Link to={`/admin/keywords?tag=${id}`}>{formatNumber(keywords)}</Link>,
      },
      {
        key: "createdAt",
        header: "Added",
        nowrap: true,
        sort: "createdAt",
        value: ({ createdAt }) => createdAt,
        cell: ({ createdAt }) => formatDate(createdAt),
      },
      {
        key: "edit",
        header: "Edit",
        hideHeader: true,
        align: "end",
        sort: false,
        csv: false,
        cell: (tag) => (
          <Button size="sm" aria-label={`Edit ${tag.name}`} onClick={() => onEdit(tag)}>
            Edit
          </Button>
        ),
      },
    ],
    rowKey: ({ id }) => id,
    rowName: ({ name }) => name,
    sort: { key: "name", direction: "asc" },
    searchIn: "Name",
    bulk: [
      {
        action: "Delete",
        description: "The tags are removed from all apps and keywords.",
        danger: true,
        run: ({ id }) => call(adminTagsEndpoints.deleteTag, { params: { id } }),
      },
    ],
    icon: <TagIcon size={20} />,
    emptyMessage: "Tags group apps and keywords. Only administrators see them.",
  };
}
