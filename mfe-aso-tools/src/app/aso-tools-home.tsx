import type { RemotePage } from "@listwise/shared-ui";
import { AsoToolsPage } from "../features/aso-tools/aso-tools.page";
import { DensityAnalyzer } from "../features/density/density-analyzer";

/** Renders `/aso-tools`: the index of the tools and the density analyzer, which has no page of its own. */
export function AsoToolsHome({ pages }: { pages: readonly RemotePage[] }) {
  return (
    <AsoToolsPage pages={pages}>
      <DensityAnalyzer />
    </AsoToolsPage>
  );
}
