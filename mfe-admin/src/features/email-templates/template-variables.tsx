import type { EmailTemplate } from "@listwise/contracts/notifications";
import { Badge, Text } from "@listwise/shared-ui";
import { DefinitionGrid } from "./definition-grid";

/** Lists the available placeholders with sample values. */
export function TemplateVariables({ variables }: Pick<EmailTemplate, "variables">) {
  return (
    <div>
      <Text $size="sm" $strong>
        Available placeholders
      </Text>
      <DefinitionGrid>
        {variables.map(({ name, sample, required }) => (
          <div key={name}>
            <dt>
              <code>{`{{${name}}}`}</code> {required && <Badge tone="warning">Required</Badge>}
            </dt>
            <dd>{sample}</dd>
          </div>
        ))}
      </DefinitionGrid>
    </div>
  );
}
