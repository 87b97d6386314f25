import { FIGURES, type FigureId } from "@listwise/aso-core/figures";
import type { ReportSection } from "./report-input";

const SECTION_FIGURES: Record<ReportSection, readonly FigureId[]> = {
  summary: ["visibility", "averageRank", "topRanks", "periodChange", "rating"],
  visibility: ["visibility", "rankDistribution"],
  movers: ["rank", "rankChange"],
  keywords: ["popularity", "difficulty", "chance", "rank", "rankChange"],
  competitors: ["visibility", "visibilityShare"],
  reviews: ["averageRating", "sentiment"],
  listingChanges: [],
};

/** Returns the figures of the sections of a report with their labels and definitions, each once. */
export function listReportFigures(
  sections: readonly ReportSection[],
): { figure: FigureId; label: string; definition: string }[] {
  const figures = new Set(sections.flatMap((section) => SECTION_FIGURES[section]));
  return [...figures].map((figure) => {
    const { label, definition } = FIGURES[figure];
    return { figure, label, definition };
  });
}
