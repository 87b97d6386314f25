import { useWorkspace } from "@listwise/shared-auth";
import { ToolPage } from "../../shared/tool-page/tool-page";
import { Workbench } from "./workbench";

export function IconAnalyzerPage() {
  const { country } = useWorkspace();
  return (
    <ToolPage
      title="Icon Analyzer"
      help="icon-analyzer"
      description="Check an icon's colors and legibility, and compare it with other search results."
      withoutApp={<Workbench key={country} app={null} country={country} />}
    >
      {(app, current) => <Workbench key={`${app.id} ${current}`} app={app} country={current} />}
    </ToolPage>
  );
}
