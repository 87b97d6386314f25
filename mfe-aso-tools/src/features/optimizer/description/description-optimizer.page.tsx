import { ToolIntro } from "../../../shared/tool-page/tool-intro";
import { ToolPage } from "../../../shared/tool-page/tool-page";
import { useToolParams } from "../../../shared/tool-page/use-tool-params";
import { DescriptionEditor } from "./description-editor";

export function DescriptionOptimizerPage() {
  const params = useToolParams();
  return (
    <ToolPage
      title="Description Optimizer"
      description="Write a clear, concise description."
      params={params}
      withoutApp={(hasApps) => (
        <ToolIntro hasApps={hasApps}>Choose one of your apps above to improve its description.</ToolIntro>
      )}
    >
      {(app, picker) => <DescriptionEditor key={app.id} app={app} picker={picker} />}
    </ToolPage>
  );
}
