import type { EmailTemplate } from "@listwise/contracts/notifications";
import { Card, Notice, Stack } from "@listwise/shared-ui";
import { TemplatePreview } from "./template-preview";

/** Shows a template that the user can't edit, with the reason. */
export function TemplateView({ template }: { template: EmailTemplate }) {
  const { key, name, description, subject, text } = template;
  return (
    <Stack $gap={5}>
      <Card title={name} description={description}>
        <Notice title="Only superadmins can change this email">
          It contains a link that grants access to the recipient's account.
        </Notice>
      </Card>
      <Card title="Preview" description="With sample values, as it would be sent.">
        <TemplatePreview templateKey={key} words={{ subject, text }} />
      </Card>
    </Stack>
  );
}
