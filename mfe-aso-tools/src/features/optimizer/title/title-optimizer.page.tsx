import type { AppSummary } from "@listwise/contracts/apps";
import { useQuery } from "@tanstack/react-query";
import { DraftLoading } from "../../../shared/saved-drafts/draft-loading";
import { ToolIntro } from "../../../shared/tool-page/tool-intro";
import { ToolPage } from "../../../shared/tool-page/tool-page";
import { listingQuery } from "../optimizer.api";
import { TitleEditor } from "./title-editor";

export function TitleOptimizerPage() {
  return (
    <ToolPage
      title="Title Optimizer"
      description="Optimize your name, subtitle and keywords."
      withoutApp={<ToolIntro>Add your app to optimize its title.</ToolIntro>}
    >
      {(app, country) => <LocalTitleEditor key={`${app.id} ${country}`} app={app} country={country} />}
    </ToolPage>
  );
}

/** Begins with the texts of the country's listing; an app that isn't sold there begins with those it was found with. */
function LocalTitleEditor({ app, country }: { app: AppSummary; country: string }) {
  const isLocal = app.country === country;
  const { data, isPending } = useQuery({ ...listingQuery(app, country), enabled: !isLocal });
  if (!isLocal && isPending) return <DraftLoading />;
  return <TitleEditor app={data ?? app} country={country} />;
}
