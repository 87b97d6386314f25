import {
  ChartLineIcon,
  ClockIcon,
  FileTextIcon,
  GlobeIcon,
  RefreshCwIcon,
  SearchIcon,
} from "@listwise/shared-ui";
import { Cards, FeatureCard, Mark } from "./home.styles";
import { Section } from "../../shared/section";

const features = [
  {
    Icon: GlobeIcon,
    title: "Rank by keyword and country",
    text: "Track a keyword in the storefronts you choose and see at which place the store's search lists your app, down to 200.",
  },
  {
    Icon: ChartLineIcon,
    title: "Change at a glance",
    text: "Each position stands beside the previous one. Colour, sign and words say whether it was won or lost.",
  },
  {
    Icon: SearchIcon,
    title: "The store's listings inside",
    text: "Search any app by name, open its listing, and follow it with one press. Yours and your competitors'.",
  },
  {
    Icon: FileTextIcon,
    title: "Texts under the lens",
    text: "The density analyzer counts the words of a listing in 17 languages and warns before a text reads as stuffed.",
  },
  {
    Icon: RefreshCwIcon,
    title: "Updates in the background",
    text: "A ranking update reports its progress while you go on working, and new positions appear by themselves.",
  },
  {
    Icon: ClockIcon,
    title: "Figures with a source",
    text: "Every figure says where it comes from and how old it is. What nobody knows stays blank instead of being guessed.",
  },
];

export function Features() {
  return (
    <Section
      id="features"
      title="Everything between a keyword and its rank"
      lead="One place for the apps you publish, the words they should be found for, and how well that goes."
      raised
    >
      <Cards>
        {features.map(({ Icon, title, text }) => (
          <FeatureCard key={title}>
            <Mark aria-hidden="true">
              <Icon size={18} />
            </Mark>
            <h3>{title}</h3>
            <p>{text}</p>
          </FeatureCard>
        ))}
      </Cards>
    </Section>
  );
}
