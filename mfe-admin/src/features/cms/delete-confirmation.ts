import { cmsEndpoints, type ContentPage } from "@listwise/contracts/content";
import { formatCount, pluralize } from "@listwise/aso-core/text";
import { call } from "@listwise/shared-auth";
import type { ConfirmRequest } from "@listwise/shared-ui";

export function createDeleteConfirmation(
  { id, title, children }: ContentPage,
  done: () => Promise<void>,
): ConfirmRequest {
  const below = children.length;
  return {
    title: `Delete “${title}”?`,
    description: [
      "It is removed from the site immediately. This can't be undone.",
      below > 0
        ? `${formatCount(below, "child page")} will become ${pluralize(below, "a top-level page", "top-level pages")}.`
        : "",
    ]
      .join(" ")
      .trim(),
    action: "Delete",
    danger: true,
    run: async () => {
      await call(cmsEndpoints.deletePage, { params: { id } });
      await done();
      return "Page deleted";
    },
  };
}
