import { Section } from "../../shared/section";
import { PlainList } from "../../shared/lists/plain-list";

const steps = [
  {
    title: "Find your app",
    text: "Search for it by name in a store and country, and track it. Track competitors the same way.",
  },
  {
    title: "Add keywords",
    text: "Add the keywords people should find you for, in each country that matters to you.",
  },
  {
    title: "Track your ranks",
    text: "See the current rank, the previous one and the change, and work on what's falling behind.",
  },
];

export function HowItWorks() {
  return (
    <Section
      id="how-it-works"
      title="Get your first ranking in three steps"
      lead="There's nothing to install and no SDK to build into your app."
      raised
    >
      <PlainList ordered className="doc-home-cards" data-columns="3">
        {steps.map(({ title, text }, index) => (
          <li className="doc-home-card" key={title}>
            <span className="doc-home-mark" aria-hidden="true">
              {index + 1}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
