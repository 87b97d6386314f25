import { EmptyState, LinkButton, PlusIcon, UsersIcon } from "@listwise/shared-ui";
import { ToolPage } from "../../shared/tool-page/tool-page";
import { Analysis } from "./analysis";
import { useAnalyzerParams } from "./use-analyzer-params";

export function CompetitorAnalyzerPage() {
  const params = useAnalyzerParams();
  return (
    <ToolPage
      title="Competitor Analyzer"
      help="competitor-analyzer"
      description="Compare keywords, listings, ratings and screenshots with your competitors."
      withoutApp={
        <EmptyState
          icon={<UsersIcon size={20} />}
          title="No followed apps found"
          message="Track an app, then compare it with its competitors."
          action={
            <LinkButton to="/tracked-apps" variant="primary" icon={<PlusIcon size={15} />}>
              Find an app
            </LinkButton>
          }
        />
      }
    >
      {(app, country, tracked) => (
        <Analysis key={`${app.id} ${country}`} tracked={tracked} country={country} params={params} />
      )}
    </ToolPage>
  );
}
