import type { ReviewTheme, ReviewTopic } from "./reviews";

/** Names of the themes for users. */
export const THEME_LABELS: Readonly<Record<ReviewTheme, string>> = {
  stability: "Crashes and errors",
  ads: "Ads",
  price: "Price and subscription",
  account: "Account and sign-in",
  support: "Support",
  performance: "Speed and battery",
  data: "Data and sync",
  notifications: "Notifications",
  design: "Design and layout",
  features: "Features and content",
};

/** Topics of a theme. */
export interface TopicGroup {
  theme: ReviewTheme;
  /** Name of the theme for users. */
  label: string;
  topics: ReviewTopic[];
}

/** Groups topics by theme; the theme with the most mentions comes first, and the topics keep their order. */
export function groupTopics(topics: readonly ReviewTopic[]): TopicGroup[] {
  const groups = new Map<ReviewTheme, ReviewTopic[]>();
  for (const topic of topics) groups.set(topic.theme, [...(groups.get(topic.theme) ?? []), topic]);
  const countMentions = (group: TopicGroup) => group.topics.reduce((sum, { count }) => sum + count, 0);
  return Array.from(groups, ([theme, own]) => ({ theme, label: THEME_LABELS[theme], topics: own })).sort(
    (a, b) => countMentions(b) - countMentions(a),
  );
}
