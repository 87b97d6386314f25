import { clusterKeywords, type Stemmer } from "@listwise/aso-core/stemming";
import { Button, ChevronDownIcon, ChevronRightIcon, Row, Text } from "@listwise/shared-ui";
import type { Grouping } from "@listwise/shared-ui/table";
import { describeGroup } from "./idea-columns";
import type { Idea } from "./ideas";

const OTHER = "Other topics";

/** Topic with its ideas. */
export interface Topic {
  key: string;
  name: string;
  ideas: Idea[];
}

/** Groups ideas by topic, largest topics first. */
export function groupIdeas(
  ideas: readonly Idea[],
  { stem, stopWords }: { stem: Stemmer; stopWords: ReadonlySet<string> },
): Topic[] {
  const byKeyword = new Map(ideas.map((idea) => [idea.keyword, idea]));
  return clusterKeywords([...byKeyword.keys()], stem, stopWords).map(({ key, label, keywords }) => ({
    key: key || "other",
    name: label || OTHER,
    ideas: keywords.flatMap((keyword) => byKeyword.get(keyword) ?? []),
  }));
}

interface TopicOptions {
  /** Keys of the topics whose ideas are shown. */
  open: ReadonlySet<string>;
  onToggle: (key: string) => void;
  onSelect: (ideas: readonly Idea[]) => void;
}

/** Returns the topics as groups of a table, each with a button that shows its ideas and one that selects them. */
export function buildGrouping(topics: readonly Topic[], options: TopicOptions): Grouping<Idea> {
  const { open, onToggle, onSelect } = options;
  const keys = new Map(
    topics.flatMap(({ key, ideas }) => ideas.map(({ keyword }) => [keyword, key] as const)),
  );
  return {
    getGroup: ({ keyword }) => keys.get(keyword) ?? "other",
    groups: topics.map(({ key, name, ideas }) => {
      const isOpen = open.has(key);
      const Icon = isOpen ? ChevronDownIcon : ChevronRightIcon;
      return {
        key,
        isCollapsed: !isOpen,
        heading: (
          <Row $gap={2}>
            <Button
              size="sm"
              variant="ghost"
              icon={<Icon size={14} />}
              aria-expanded={isOpen}
              onClick={() => onToggle(key)}
            >
              <span dir="auto">{name}</span>
            </Button>
            <Text as="span" $size="xs" $tone="muted">
              {describeGroup(ideas)}
            </Text>
            <Button size="sm" variant="ghost" aria-label={`Select ${name}`} onClick={() => onSelect(ideas)}>
              Select
            </Button>
          </Row>
        ),
      };
    }),
  };
}
