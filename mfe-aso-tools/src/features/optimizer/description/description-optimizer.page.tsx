import { Invitation } from "../../../shared/invitation";
import { ToolPage } from "../../../shared/tool-page";
import { useToolParams } from "../../../shared/use-tool-params";
import { DescriptionEditor } from "./description-editor";

export function DescriptionOptimizerPage() {
  const params = useToolParams();
  return (
    <ToolPage
      title="Description Optimizer"
      description="Write a clear, concise description."
      params={params}
      withoutApp={(hasApps) => (
        <Invitation hasApps={hasApps}>Choose one of your apps above to improve its description.</Invitation>
      )}
    >
      {(app, picker) => <DescriptionEditor key={app.id} app={app} picker={picker} />}
    </ToolPage>
  );
}
