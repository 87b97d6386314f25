import { Button, toast } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { ToolIntro } from "../../shared/tool-page/tool-intro";
import { ToolPage } from "../../shared/tool-page/tool-page";
import { FileMenu } from "./files/file-menu";
import { accessQuery } from "./localization.api";
import { Toolbar } from "./localization.styles";
import { useHelperParams } from "./use-helper-params";
import { Workspace } from "./workspace";

export function LocalizationHelperPage() {
  const params = useHelperParams();
  const access = useQuery(accessQuery());
  // If the plan can't be checked, the server still refuses what it doesn't include.
  const locked = access.isPending ? undefined : access.data === false;
  return (
    <ToolPage
      title="Localization Helper"
      help="localization"
      description="Localize your listing in 39 languages within store limits."
      hasCountry={false}
      withoutApp={
        <>
          <NothingChosen />
          <ToolIntro>Add your app to localize its listing.</ToolIntro>
        </>
      }
    >
      {(app) => <Workspace key={app.id} {...{ app, params, locked }} />}
    </ToolPage>
  );
}

/** Renders the same buttons without an app; each one then asks for an app. */
function NothingChosen() {
  const missing = () => toast.error("No app selected");
  return (
    <Toolbar>
      <Button onClick={() => toast.error("Please select an app first")}>Fetch App Store Data</Button>
      <FileMenu onImport={missing} onExport={missing} />
    </Toolbar>
  );
}
