import type { App } from "@listwise/contracts/apps";
import { Stack } from "@listwise/shared-ui";
import { ExportsSection } from "./exports/exports-section";
import { ReviewAnalysisSection } from "./reviews/review-analysis";
import { ShareSection } from "./share/share-section";
import { TrendsSection } from "./trends/trends-section";

/** Renders the app's exports, shares and trends. */
export function QuickActionsTab({ app, country }: { app: App; country: string }) {
  return (
    <Stack $gap={8}>
      <ExportsSection app={app} country={country} />
      <ShareSection app={app} country={country} />
      <TrendsSection appId={app.id} country={country} />
      <ReviewAnalysisSection appId={app.id} country={country} />
    </Stack>
  );
}
