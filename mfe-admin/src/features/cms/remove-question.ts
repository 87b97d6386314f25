import { cmsEndpoints, type ContentPage } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import type { Question } from "../../shared/confirm-dialog";

export function removeQuestion({ id, title, children }: ContentPage, done: () => Promise<void>): Question {
  const below = children.length;
  return {
    title: `Delete “${title}”?`,
    description: [
      "It is gone from the site at once, and cannot be brought back.",
      below > 0 ? `The ${below === 1 ? "page" : `${below} pages`} below it will stand at the top.` : "",
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
