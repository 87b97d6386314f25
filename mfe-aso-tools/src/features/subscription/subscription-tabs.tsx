import { Card, Stack, Tabs, useSearchParams } from "@listwise/shared-ui";
import { FeatureGrid } from "./feature-grid";
import { groupByCategory, type FeatureUse } from "../../shared/limits/usage-level";

const tabs = [
  { value: "overview", label: "Overview" },
  { value: "categories", label: "By Category" },
];

export function SubscriptionTabs({ features }: { features: readonly FeatureUse[] }) {
  const [search, setSearch] = useSearchParams();
  const view = search.get("view") === "categories" ? "categories" : "overview";

  function choose(value: string) {
    const next = new URLSearchParams(search);
    if (value === "overview") next.delete("view");
    else next.set("view", value);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <Tabs label="Limits" tabs={tabs} value={view} onChange={choose}>
      {view === "overview" ? <Overview features={features} /> : <Categories features={features} />}
    </Tabs>
  );
}

function Overview({ features }: { features: readonly FeatureUse[] }) {
  const counted = features.filter(({ usage }) => usage);
  const access = features.filter(({ limit }) => limit.dataType === "BOOLEAN");
  const others = features.filter(({ limit, usage }) => !usage && limit.dataType !== "BOOLEAN");
  return (
    <Stack $gap={6}>
      <Card title="Usage" description="Usage and reset dates.">
        <FeatureGrid features={counted} />
      </Card>
      <Card title="Feature access" description="Features included in your plan.">
        <FeatureGrid features={access} />
      </Card>
      <Card title="Plan settings" description="Maximums, intervals and formats.">
        <FeatureGrid features={others} />
      </Card>
    </Stack>
  );
}

function Categories({ features }: { features: readonly FeatureUse[] }) {
  return (
    <Stack $gap={6}>
      {groupByCategory(features).map(([category, list]) => (
        <Card key={category} title={category}>
          <FeatureGrid features={list} />
        </Card>
      ))}
    </Stack>
  );
}
