import type { EmailTemplate } from "@listwise/contracts";
import { Card, Notice, Stack } from "@listwise/shared-ui";
import { TemplatePreview } from "./template-preview";

/** Shows a template that the reader may not change, with the reason. */
export function TemplateView({ template }: { template: EmailTemplate }) {
  const { key, name, description, subject, text } = template;
  return (
    <Stack $gap={5}>
      <Card title={name} description={description}>
        <Notice title="Only superadmins can change this mail">
          It carries a link that opens the account of its recipient.
        </Notice>
      </Card>
      <Card title="Preview" description="With sample values, as it would be sent now.">
        <TemplatePreview templateKey={key} words={{ subject, text }} />
      </Card>
    </Stack>
  );
}
