import { ToolIntro } from "../../../shared/tool-page/tool-intro";
import { ToolPage } from "../../../shared/tool-page/tool-page";
import { DescriptionEditor } from "./description-editor";

export function DescriptionOptimizerPage() {
  return (
    <ToolPage
      title="Description Optimizer"
      description="Write a clear, concise description."
      withoutApp={<ToolIntro>Add your app to improve its description.</ToolIntro>}
    >
      {(app, country) => <DescriptionEditor key={`${app.id} ${country}`} app={app} country={country} />}
    </ToolPage>
  );
}
