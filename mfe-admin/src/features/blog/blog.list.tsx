import {
  blogAdminEndpoints,
  PostStateSchema,
  type BlogCategory,
  type EditedPost,
} from "@listwise/contracts/content";
import { call } from "@listwise/shared-auth";
import { Badge, BookOpenIcon, formatDateTime, Link, Row } from "@listwise/shared-ui";
import { stateNames, getPublicationState } from "../../shared/editor/publication";
import { StateBadge } from "../../shared/editor/state-badge";
import { Moment } from "../../shared/moment";
import type { ListColumn, ListDefinition } from "../../shared/table/list";

const formatCategories = ({ categories }: EditedPost) => categories.map(({ category }) => category.name);

const columns: readonly ListColumn<EditedPost, Query>[] = [
  {
    key: "title",
    header: "Title",
    sort: "title",
    value: ({ title }) => title,
    cell: ({ id, title }) => <Link to={`/admin/blog/edit/${id}`}>{title}</Link>,
  },
  { key: "slug", header: "Address", sort: false, value: ({ slug }) => slug, cell: false },
  {
    key: "state",
    header: "State",
    sort: false,
    value: (post) => stateNames[getPublicationState(post)],
    cell: (post) => <StateBadge of={post} />,
  },
  {
    key: "categories",
    header: "Categories",
    sort: false,
    value: (post) => formatCategories(post).join(", "),
    cell: (post) => (
      <Row $gap={1}>
        {formatCategories(post).map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </Row>
    ),
  },
  {
    key: "publishedAt",
    sortDescFirst: true,
    header: "Published",
    nowrap: true,
    sort: "publishedAt",
    value: ({ publishedAt }) => publishedAt,
    cell: ({ publishedAt }) => (publishedAt ? formatDateTime(publishedAt) : "–"),
  },
  {
    key: "updatedAt",
    sortDescFirst: true,
    header: "Changed",
    nowrap: true,
    sort: "updatedAt",
    value: ({ updatedAt }) => updatedAt,
    cell: ({ updatedAt }) => <Moment at={updatedAt} />,
  },
];

type Query = typeof blogAdminEndpoints.list.query;

export function blogList(categories: readonly BlogCategory[]): ListDefinition<EditedPost, Query> {
  return {
    name: "posts",
    query: blogAdminEndpoints.list.query,
    key: ["admin", "blog", "posts"],
    fetch: (query, signal) => call(blogAdminEndpoints.list, { query, ...(signal ? { signal } : {}) }),
    columns,
    rowKey: ({ id }) => id,
    rowName: ({ title }) => title,
    sort: { key: "updatedAt", direction: "desc" },
    searchIn: "Title or address",
    filters: [
      {
        name: "state",
        label: "State",
        all: "All states",
        options: PostStateSchema.options.map((value) => ({ value, label: stateNames[value] })),
      },
      {
        name: "category",
        label: "Category",
        all: "All categories",
        options: categories.map(({ slug, name }) => ({ value: slug, label: name })),
      },
    ],
    bulk: [
      {
        action: "Delete",
        description: "They are removed from the site immediately. This can't be undone.",
        danger: true,
        run: ({ id }) => call(blogAdminEndpoints.deletePost, { params: { id } }),
      },
    ],
    icon: <BookOpenIcon size={20} />,
    emptyMessage: "Create the first one.",
  };
}
