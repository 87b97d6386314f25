import {
  EmailTemplateInputSchema,
  mailAdminEndpoints,
  type EmailTemplate,
} from "@listwise/contracts/notifications";
import { z } from "@listwise/contracts/zod";
import { call } from "@listwise/shared-auth";
import { Button, Card, Stack, Text, TextAreaField, TextField, toast, useConfirm } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { AdminForm } from "../../shared/form/admin-form";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { TemplatePreview } from "./template-preview";
import { TemplateSyntax } from "./template-syntax";
import { TemplateVariables } from "./template-variables";
import { templatesQuery } from "./templates.api";

const { queryKey } = templatesQuery;

function toTemplateValues({ subject, text }: { subject: string; text: string }) {
  return { subject, text };
}

export function TemplateForm({ template }: { template: EmailTemplate }) {
  const client = useQueryClient();
  const { confirm, dialog } = useConfirm();
  const { key, name, description, variables, changed, updatedAt } = template;
  const params = { key };
  const put = (saved: EmailTemplate) =>
    client.setQueryData(queryKey, (all) => all?.map((one) => (one.key === key ? saved : one)));
  const form = useAdminForm({
    schema: EmailTemplateInputSchema,
    initial: toTemplateValues(template),
    ...(updatedAt === null ? {} : { version: updatedAt }),
    readCurrent: (current) => {
      const known = z.safeParse(EmailTemplateInputSchema, current);
      return known.success ? toTemplateValues(known.data) : null;
    },
    save: async (body, version) => {
      put(
        (
          await call(mailAdminEndpoints.saveTemplate, {
            params,
            body: { ...body, updatedAt: version ?? null },
          })
        ).data,
      );
      toast.success("Template saved");
    },
  });
  const test = useMutation({
    mutationFn: () => call(mailAdminEndpoints.testTemplate, { params, body: form.values }),
    onSuccess: ({ to }) => toast.success(`Test email sent to ${to}`),
    onError: (problem) => toast.error("Couldn't send the test email", { description: problem.message }),
  });
  const reset = () =>
    confirm({
      title: "Restore the default text?",
      description: "Your version will be permanently deleted.",
      action: "Restore",
      danger: true,
      run: async () => {
        put((await call(mailAdminEndpoints.resetTemplate, { params })).data);
        form.reset();
        return "Default text restored";
      },
    });
  return (
    <Stack $gap={5}>
      <Card title={name} description={description}>
        <AdminForm
          form={form}
          label={name}
          labels={{ subject: "Subject", text: "Text" }}
          buttons={
            <>
              <Button busy={test.isPending} onClick={() => test.mutate()}>
                Send me a test email
              </Button>
              {changed && <Button onClick={reset}>Restore default text</Button>}
            </>
          }
        >
          <TextField label="Subject" required maxLength={200} {...form.text("subject")} />
          <TextAreaField label="Text" required rows={12} maxLength={10_000} {...form.text("text")} />
          <TemplateSyntax />
          <TemplateVariables variables={variables} />
        </AdminForm>
      </Card>
      <Card title="Preview" description="With sample values, as it would be sent.">
        <TemplatePreview templateKey={key} words={form.values} />
      </Card>
      <Text $tone="muted" $size="sm">
        A changed text applies to new emails. Emails that are already queued are sent as they are.
      </Text>
      {dialog}
    </Stack>
  );
}
