import { Container, Grid, LinkButton, PageHeader, Stack, Tabs, useSearchParams } from "@listwise/shared-ui";
import { ComponentsGallery } from "./components-gallery";
import { DEMO_FEATURES } from "./demo-features";
import { FeatureTester } from "./feature-tester";
import { Gates } from "./gates";
import { CurrentUsage } from "./current-usage";

const tabs = [
  { value: "dashboard", label: "Dashboard" },
  { value: "gates", label: "Feature Gates" },
  { value: "testing", label: "Testing Tools" },
  { value: "components", label: "Components" },
];

export function LimitsDemoPage() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get("view");
  const view = tabs.find(({ value }) => value === asked)?.value ?? "dashboard";
  return (
    <Container>
      <PageHeader
        title="Subscription Limits Demo"
        description="Test your plan's features. Runs and tracked units count toward your limits."
        actions={<LinkButton to="/subscription">Subscription Limits</LinkButton>}
      />
      <Tabs
        label="Demo"
        tabs={tabs}
        value={view}
        onChange={(next) =>
          setSearch(next === "dashboard" ? {} : { view: next }, { replace: true, preventScrollReset: true })
        }
      >
        {view === "dashboard" && <CurrentUsage />}
        {view === "gates" && <Gates />}
        {view === "testing" && (
          <Stack $gap={6}>
            <Grid $min="20rem">
              {DEMO_FEATURES.map((feature) => (
                <FeatureTester key={feature.key} feature={feature} />
              ))}
            </Grid>
            <CurrentUsage />
          </Stack>
        )}
        {view === "components" && <ComponentsGallery />}
      </Tabs>
    </Container>
  );
}
