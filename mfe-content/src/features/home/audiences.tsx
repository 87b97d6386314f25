import { SmartphoneIcon, UserIcon, UsersIcon } from "@listwise/shared-ui";
import { Section } from "../../shared/section";
import { PlainList } from "../../shared/lists/plain-list";

const people = [
  {
    Icon: UserIcon,
    title: "Independent developers",
    text: "One app, a few keywords, ten minutes a week. Find out whether last month's new subtitle worked.",
  },
  {
    Icon: SmartphoneIcon,
    title: "Publishers with a portfolio",
    text: "All your apps and keywords in one matrix, country by country, with the biggest changes on top.",
  },
  {
    Icon: UsersIcon,
    title: "Marketing and ASO teams",
    text: "Evidence before and after each release: ranks, listings and exports with their source and time.",
  },
];

export function Audiences() {
  return (
    <Section
      id="for-whom"
      title="For people who publish apps"
      lead="Whether you ship one app or a hundred, the question is the same: do people find it?"
    >
      <PlainList className="doc-home-cards" data-columns="3">
        {people.map(({ Icon, title, text }) => (
          <li className="doc-home-card" key={title}>
            <span className="doc-home-mark" aria-hidden="true">
              <Icon size={18} />
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </PlainList>
    </Section>
  );
}
