import { Text } from "@listwise/shared-ui";
import { DefinitionGrid } from "./definition-grid";

const SYNTAX = [
  { text: "# Heading", meaning: "Heading, on the first line" },
  { text: "[Open settings]({{settingsLink}})", meaning: "Link; a button if it is a paragraph of its own" },
  { text: "> If this wasn't you…", meaning: "Highlighted note" },
  { text: "- First point", meaning: "Point of a list" },
  { text: "Name: {{name}}", meaning: "Row of a table, from two such lines on" },
  { text: "Empty line", meaning: "Next paragraph" },
];

/** Explains the markup of a template's text. */
export function TemplateSyntax() {
  return (
    <div>
      <Text $size="sm" $strong>
        Formatting
      </Text>
      <DefinitionGrid>
        {SYNTAX.map(({ text, meaning }) => (
          <div key={text}>
            <dt>
              <code>{text}</code>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </DefinitionGrid>
    </div>
  );
}
