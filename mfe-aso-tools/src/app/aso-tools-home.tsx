import type { RemotePage } from "@listwise/shared-ui";
import { AsoToolsPage } from "../features/aso-tools/aso-tools.page";
import { DensityAnalyzer } from "../features/density/density-analyzer";

/** `/aso-tools`: the index of the tools, with the one that needs no page of its own. */
export function AsoToolsHome({ pages }: { pages: readonly RemotePage[] }) {
  return (
    <AsoToolsPage pages={pages}>
      <DensityAnalyzer />
    </AsoToolsPage>
  );
}
