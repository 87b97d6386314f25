import type { ContentPage } from "@listwise/contracts/content";
import { Content, Text } from "@listwise/shared-ui";

/** Renders an author's text with a table of contents if it is long, or a note if it is empty. */
export function AuthoredContent({
  text: { content, html },
}: {
  text: Pick<ContentPage, "content" | "html">;
}) {
  if (content.trim() === "") return <Text $tone="muted">There's nothing here yet.</Text>;
  return <Content source={content} html={html} contents />;
}
