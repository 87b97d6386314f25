import { LinkButton } from "@listwise/shared-ui";
import { Cards, Centre, FeatureCard } from "./home.styles";
import { Section } from "./section";

const plans = [
  { name: "Free", text: "For a first app and its most important keywords." },
  { name: "Pro", text: "For publishers who work on their listings every week." },
  { name: "Team", text: "For teams with many apps, storefronts and reports." },
];

export function Plans() {
  return (
    <Section
      id="pricing"
      title="Plans that grow with your apps"
      lead="All plans are the same product. They differ in how much you can track and how often."
      raised
    >
      <Cards $three>
        {plans.map(({ name, text }) => (
          <FeatureCard key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </FeatureCard>
        ))}
      </Cards>
      <Centre>
        <LinkButton to="/pricing">Compare plans</LinkButton>
      </Centre>
    </Section>
  );
}
