import { Cards, FeatureCard, Mark } from "./home.styles";
import { Section } from "../../shared/section";

const steps = [
  {
    title: "Find your app",
    text: "Search it by name in a store and country, and follow it. Follow competitors the same way.",
  },
  {
    title: "Add keywords",
    text: "Write down what people should find you for, in each country that matters to you.",
  },
  {
    title: "Watch the positions",
    text: "See the rank now, the rank before and the change, and work on what falls behind.",
  },
];

export function HowItWorks() {
  return (
    <Section
      id="how-it-works"
      title="From nothing to your first ranking in three steps"
      lead="There is nothing to install and nothing to build into your app."
      raised
    >
      <Cards as="ol" $three>
        {steps.map(({ title, text }, index) => (
          <FeatureCard key={title}>
            <Mark aria-hidden="true">{index + 1}</Mark>
            <h3>{title}</h3>
            <p>{text}</p>
          </FeatureCard>
        ))}
      </Cards>
    </Section>
  );
}
