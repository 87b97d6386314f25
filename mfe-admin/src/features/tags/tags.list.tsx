import { adminTagsEndpoints, type AdminTag } from "@listwise/contracts/admin";
import { call } from "@listwise/shared-auth";
import { Badge, Button, formatDate, formatNumber, Link, TagIcon } from "@listwise/shared-ui";
import type { ListDefinition } from "../../shared/table/list";
import { tagsKey } from "../../shared/tags.api";

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
        sortable: true,
        render: ({ name, tone }) => <Badge tone={tone}>{name}</Badge>,
        csv: ({ name }) => name,
      },
      {
        key: "description",
        header: "Description",
        render: ({ description }) => description || "–",
        csv: ({ description }) => description,
      },
      {
        key: "apps",
        header: "Apps",
        sortable: true,
        align: "end",
        render: ({ id, apps }) => <Link to={`/admin/apps?tag=${id}`}>{formatNumber(apps)}</Link>,
        csv: ({ apps }) => apps,
      },
      {
        key: "keywords",
        header: "Keywords",
        sortable: true,
        align: "end",
        render: ({ id, keywords }) => <Link to={`/admin/keywords?tag=${id}`}>{formatNumber(keywords)}</Link>,
        csv: ({ keywords }) => keywords,
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
        key: "edit",
        header: "Edit",
        hideHeader: true,
        align: "end",
        render: (tag) => (
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
