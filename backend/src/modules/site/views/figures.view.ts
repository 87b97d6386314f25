import { describeCalibration, listFigures } from "@listwise/aso-core/figures";
import type { DocumentView } from "@listwise/contracts/documents";
import { loadCalibration } from "../../chances";
import type { ViewLoader } from "./view-request";

/** Returns the definitions of all figures. */
export const loadFiguresView: ViewLoader<DocumentView<"/help/figures">> = async ({ ctx, path, title }) => {
  const { data, firstDay } = await loadCalibration(ctx);
  const calibration = describeCalibration(data, firstDay);
  return {
    view: {
      groups: listFigures().map(({ name, figures }) => ({
        name,
        figures: figures.map(({ sourceUrl = null, unknown, ...figure }) => ({
          ...figure,
          sourceUrl,
          unknown: unknown.join(" ") || null,
          calibration: figure.id === "chance" ? calibration : null,
        })),
      })),
    },
    trail: [
      { name: "Help Center", path: "/help" },
      { name: title, path },
    ],
    data: [],
  };
};
