import { Content, Text } from "@listwise/shared-ui";

/** What an author wrote, beside the list of its parts where it is long; a word where that is nothing. */
export function WrittenContent({ source }: { source: string }) {
  if (source.trim() === "") return <Text $tone="muted">Nothing is written here yet.</Text>;
  return <Content source={source} contents />;
}
