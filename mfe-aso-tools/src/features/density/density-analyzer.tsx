import { Badge, Card, Tabs } from "@listwise/shared-ui";
import { DensityForm } from "./density-form";
import { DensityResults } from "./density-results";
import { Columns } from "./density.styles";
import { useDensity } from "./use-density";

const tabs = [
  { value: "density", label: "Keyword Density" },
  {
    value: "suggestions",
    label: (
      <>
        Keyword Suggestions <Badge>Soon</Badge>
      </>
    ),
    disabled: true,
  },
];

export function DensityAnalyzer() {
  const { analyze, result, status, analyzed, percent } = useDensity();
  return (
    <Card title="Keyword Density Analyzer" description="Find words that a listing repeats too often.">
      <Tabs label="Analysis" tabs={tabs} value="density" onChange={() => {}}>
        <Columns>
          <DensityForm onAnalyze={analyze} busy={status === "pending"} percent={percent} />
          <DensityResults status={status} result={result} language={analyzed?.language} />
        </Columns>
      </Tabs>
    </Card>
  );
}
