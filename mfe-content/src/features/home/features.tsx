import {
  ChartLineIcon,
  ClockIcon,
  FileTextIcon,
  GlobeIcon,
  RefreshCwIcon,
  SearchIcon,
} from "@listwise/shared-ui";
import { Section } from "../../shared/section";
import { PlainList } from "../../shared/lists/plain-list";

const features = [
  {
    Icon: GlobeIcon,
    title: "Rank by keyword and country",
    text: "Track a keyword in the storefronts you choose and see where your app ranks, down to position 200.",
  },
  {
    Icon: ChartLineIcon,
    title: "Change at a glance",
    text: "See every rank next to the previous one, and see at a glance what went up or down.",
  },
  {
    Icon: SearchIcon,
    title: "Search the whole store",
    text: "Search for any app by name, open its listing, and track it in one click. It works for your competitors, too.",
  },
  {
    Icon: FileTextIcon,
    title: "Listing text analysis",
    text: "The density analyzer counts the words of a listing in 17 languages and warns you before the text reads like keyword stuffing.",
  },
  {
    Icon: RefreshCwIcon,
    title: "Updates in the background",
    text: "Ranking updates show their progress while you keep working, and new ranks appear automatically.",
  },
  {
    Icon: ClockIcon,
    title: "Data with a source",
    text: "Every number shows where it comes from and how old it is. We never guess missing data.",
  },
];

export function Features() {
  return (
    <Section
      id="features"
      title="Everything between a keyword and its rank"
      lead="One place for the apps you publish, the keywords they should rank for, and how they're doing."
      raised
    >
      <PlainList className="doc-home-cards">
        {features.map(({ Icon, title, text }) => (
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
