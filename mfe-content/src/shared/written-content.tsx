import type { ContentPage } from "@listwise/contracts";
import { Content, Text } from "@listwise/shared-ui";

/** Shows what an author wrote, beside the list of its parts where it is long; a sentence where that is nothing. */
export function WrittenContent({ text: { content, html } }: { text: Pick<ContentPage, "content" | "html"> }) {
  if (content.trim() === "") return <Text $tone="muted">Nothing is written here yet.</Text>;
  return <Content source={content} html={html} contents />;
}
