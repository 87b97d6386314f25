import { ToolIntro } from "../../shared/tool-page/tool-intro";
import { ToolPage } from "../../shared/tool-page/tool-page";
import { useToolParams } from "../../shared/tool-page/use-tool-params";
import { Studio } from "./studio";

export function ScreenshotGeneratorPage() {
  const params = useToolParams();
  return (
    <ToolPage
      title="Screenshot Generator"
      description="Create framed, captioned store screenshots."
      params={params}
      withoutApp={(hasApps) => (
        <ToolIntro hasApps={hasApps}>
          Choose one of your apps above to create screenshots for its listing.
        </ToolIntro>
      )}
    >
      {(app, picker) => <Studio key={app.id} app={app} picker={picker} />}
    </ToolPage>
  );
}
