import {
  ChartLineIcon,
  ClockIcon,
  FileTextIcon,
  GlobeIcon,
  SearchIcon,
  UsersIcon,
} from "@listwise/shared-ui";
import { Section } from "../../shared/section";
import { PlainList } from "../../shared/lists/plain-list";

const features = [
  {
    Icon: GlobeIcon,
    title: "Rank by keyword and country",
    text: "Track keywords of the App Store and Google Play and see where your app ranks, down to position 200.",
  },
  {
    Icon: ChartLineIcon,
    title: "Change at a glance",
    text: "See visibility, ranks and ratings over time, on one axis with listing changes, releases and your notes.",
  },
  {
    Icon: SearchIcon,
    title: "Keywords you're missing",
    text: "Find keywords that your app or a competitor already ranks for, with popularity, difficulty and chance.",
  },
  {
    Icon: FileTextIcon,
    title: "Listings in every language",
    text: "Write titles, descriptions and keyword fields in 39 languages, checked against each store's limits.",
  },
  {
    Icon: UsersIcon,
    title: "Reports for clients",
    text: "Build a report with a live preview, download it as PDF, share it by link, or send it every week.",
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
