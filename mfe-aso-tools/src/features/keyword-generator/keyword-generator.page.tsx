import { LinkButton, Notice } from "@listwise/shared-ui";
import { useWorkspace } from "@listwise/shared-auth";
import { useState } from "react";
import { ToolPage } from "../../shared/tool-page/tool-page";
import { Generator } from "./generator";

export function KeywordGeneratorPage() {
  const { country } = useWorkspace();
  // Seeds that were not submitted, by app and country: a switch replaces the form.
  const [typed, setTyped] = useState<Readonly<Record<string, string | undefined>>>({});
  const buildGenerator = (appId: number | null, current: string) => {
    const scope = `${appId ?? ""} ${current}`;
    return (
      <Generator
        key={scope}
        appId={appId}
        country={current}
        typed={typed[scope]}
        onType={(text) => setTyped({ ...typed, [scope]: text })}
      />
    );
  };
  return (
    <ToolPage
      title="Keyword Generator"
      help="keyword-generator"
      description="Find keywords people search for."
      withoutApp={
        <>
          <Notice
            title="Add your app for better keywords"
            actions={
              <LinkButton to="/tracked-apps" size="sm">
                Add an app
              </LinkButton>
            }
          >
            With an app, keywords are scored for it and join its list.
          </Notice>
          {buildGenerator(null, country)}
        </>
      }
    >
      {(app, current) => buildGenerator(app.id, current)}
    </ToolPage>
  );
}
