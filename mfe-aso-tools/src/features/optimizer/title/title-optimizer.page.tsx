import { ToolIntro } from "../../../shared/tool-page/tool-intro";
import { ToolPage } from "../../../shared/tool-page/tool-page";
import { useToolParams } from "../../../shared/tool-page/use-tool-params";
import { TitleEditor } from "./title-editor";

export function TitleOptimizerPage() {
  const params = useToolParams();
  return (
    <ToolPage
      title="Title Optimizer"
      description="Optimize your name, subtitle and keywords."
      params={params}
      withoutApp={(hasApps) => (
        <ToolIntro hasApps={hasApps}>Choose one of your apps above to optimize its title.</ToolIntro>
      )}
    >
      {(app, picker) => <TitleEditor key={app.id} app={app} picker={picker} />}
    </ToolPage>
  );
}
