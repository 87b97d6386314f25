import { listFigures } from "@listwise/aso-core/figures";
import type { DocumentView } from "@listwise/contracts/documents";
import type { ViewLoader } from "./view-request";

/** Returns the definitions of all figures. */
export const loadFiguresView: ViewLoader<DocumentView<"/help/figures">> = async ({ path, title }) => ({
  view: {
    groups: listFigures().map(({ name, figures }) => ({
      name,
      figures: figures.map(({ sourceUrl = null, unknown, ...figure }) => ({
        ...figure,
        sourceUrl,
        unknown: unknown.join(" ") || null,
      })),
    })),
  },
  trail: [
    { name: "Help Center", path: "/help" },
    { name: title, path },
  ],
  data: [],
});
