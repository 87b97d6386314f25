import type { EmailTemplate } from "@listwise/contracts/notifications";
import { Badge, Text } from "@listwise/shared-ui";
import styled from "styled-components";

const List = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--lw-space-2) var(--lw-space-4);
  margin: 0;
  overflow-wrap: anywhere;
  dd {
    margin: 0;
    color: var(--lw-text-muted);
    font-size: var(--lw-font-sm);
  }
`;

/** Lists the available placeholders with sample values. */
export function TemplateVariables({ variables }: Pick<EmailTemplate, "variables">) {
  return (
    <div>
      <Text $size="sm" $strong>
        Available placeholders
      </Text>
      <List>
        {variables.map(({ name, sample, required }) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code> {required && <Badge tone="warning">Required</Badge>}
            </dt>
            <dd>{sample}</dd>
          </div>
        ))}
      </List>
    </div>
  );
}
