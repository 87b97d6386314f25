import { getCountryLanguage } from "@listwise/aso-core/density";
import { useWorkspace } from "@listwise/shared-auth";
import { Card, Tabs } from "@listwise/shared-ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { listKeywordsQuery } from "../../shared/list-keywords.api";
import { ToolSubject } from "../../shared/tool-page/tool-subject";
import { useToolApp } from "../../shared/tool-page/use-tool-app";
import { DensityForm } from "./density-form";
import { DensityResults } from "./density-results";
import { DensitySuggestions } from "./density-suggestions";
import { Columns } from "./density.styles";
import { listingTextQuery } from "./listing-text.api";
import { useDensity } from "./use-density";

const tabs = [
  { value: "density", label: "Keyword Density" },
  { value: "suggestions", label: "Keyword Suggestions" },
];

/** Analyzes any text and suggests keywords for it; begins with the listing of the current app. */
export function DensityAnalyzer() {
  const [tab, setTab] = useState("density");
  const tool = useToolApp();
  const { country } = tool;
  const appId = tool.tracked?.app.id ?? null;
  // Known before the app itself, so that a text that was entered while it loads stays.
  const { appId: currentId } = useWorkspace();
  const scope = `${currentId ?? ""} ${country}`;
  const onlyWithApp = { enabled: appId !== null };
  const { data: listing } = useQuery({ ...listingTextQuery(appId ?? 0, country), ...onlyWithApp });
  const { data: keywords } = useQuery({ ...listKeywordsQuery(appId ?? 0, country), ...onlyWithApp });
  const { analyze, result, status, analyzed, percent } = useDensity();
  const isCurrent = analyzed === undefined || analyzed.scope === scope;
  const current = isCurrent ? result : undefined;
  const listed = new Set(keywords?.map(({ keyword }) => keyword));
  return (
    <Card
      title="Keyword Density Analyzer"
      description="Find words and phrases that a text repeats too often."
    >
      <ToolSubject tool={tool} />
      <Tabs label="Analysis" tabs={tabs} value={tab} onChange={setTab}>
        <Columns>
          <DensityForm
            scope={scope}
            listing={listing ?? ""}
            fallbackLanguage={getCountryLanguage(country)}
            onAnalyze={analyze}
            busy={status === "pending"}
            percent={percent}
          />
          {tab === "density" || status === "pending" ? (
            <DensityResults
              status={isCurrent ? status : "idle"}
              result={current}
              language={analyzed?.language}
              listed={listed}
            />
          ) : (
            <DensitySuggestions scope={{ appId, country }} result={current} listed={listed} />
          )}
        </Columns>
      </Tabs>
    </Card>
  );
}
