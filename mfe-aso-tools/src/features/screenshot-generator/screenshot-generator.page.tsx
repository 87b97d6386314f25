import { ToolIntro } from "../../shared/tool-page/tool-intro";
import { ToolPage } from "../../shared/tool-page/tool-page";
import { Studio } from "./studio";

export function ScreenshotGeneratorPage() {
  return (
    <ToolPage
      title="Screenshot Generator"
      help="screenshot-generator"
      description="Create framed, captioned store screenshots."
      hasCountry={false}
      withoutApp={<ToolIntro>Add your app to create screenshots for its listing.</ToolIntro>}
    >
      {(app) => <Studio key={app.id} app={app} />}
    </ToolPage>
  );
}
