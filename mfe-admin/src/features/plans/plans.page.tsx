import { Container, PageHeader, Tabs, useSearchParams } from "@listwise/shared-ui";
import { FeaturesTab } from "./features-tab";
import { PlansTab } from "./plans-tab";

const tabs = [
  { value: "plans", label: "Plans" },
  { value: "features", label: "Features" },
];

export function PlansPage() {
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab") === "features" ? "features" : "plans";
  return (
    <Container>
      <PageHeader
        title="Subscription Limits"
        description="Set what each plan includes, and which features the pricing page compares."
      />
      <Tabs
        label="Subscription limits"
        tabs={tabs}
        value={tab}
        onChange={(value) => setParams(value === "plans" ? {} : { tab: value }, { replace: true })}
      >
        {tab === "features" ? <FeaturesTab /> : <PlansTab />}
      </Tabs>
    </Container>
  );
}
