import { EmailTemplateInputSchema, mailAdminEndpoints, z, type EmailTemplate } from "@listwise/contracts";
import { call } from "@listwise/shared-auth";
import { Button, Card, Stack, Text, TextAreaField, TextField, toast } from "@listwise/shared-ui";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ConfirmDialog, type Question } from "../../shared/confirm-dialog";
import { AdminForm } from "../../shared/form/admin-form";
import { useAdminForm } from "../../shared/form/use-admin-form";
import { TemplatePreview } from "./template-preview";
import { TemplateVariables } from "./template-variables";
import { templatesQuery } from "./templates.api";

const { queryKey } = templatesQuery;

function valuesOf({ subject, text }: { subject: string; text: string }) {
  return { subject, text };
}

export function TemplateForm({ template }: { template: EmailTemplate }) {
  const client = useQueryClient();
  const [question, setQuestion] = useState<Question | null>(null);
  const { key, name, description, variables, changed, updatedAt } = template;
  const params = { key };
  const put = (saved: EmailTemplate) =>
    client.setQueryData(queryKey, (all) => all?.map((one) => (one.key === key ? saved : one)));
  const form = useAdminForm({
    schema: EmailTemplateInputSchema,
    initial: valuesOf(template),
    ...(updatedAt === null ? {} : { version: updatedAt }),
    readCurrent: (current) => {
      const known = z.safeParse(EmailTemplateInputSchema, current);
      return known.success ? valuesOf(known.data) : null;
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
    onSuccess: ({ to }) => toast.success(`A test mail goes to ${to}`),
    onError: (problem) => toast.error("No test mail was sent", { description: problem.message }),
  });
  const reset = () =>
    setQuestion({
      title: "Go back to the product’s own words?",
      description: "Yours are deleted, and cannot be brought back.",
      action: "Go back",
      danger: true,
      run: async () => {
        put((await call(mailAdminEndpoints.resetTemplate, { params })).data);
        form.reset();
        return "The product’s own words are sent again";
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
                Send me a test mail
              </Button>
              {changed && <Button onClick={reset}>Go back to the original</Button>}
            </>
          }
        >
          <TextField label="Subject" required maxLength={200} {...form.text("subject")} />
          <TextAreaField label="Text" required rows={12} maxLength={10_000} {...form.text("text")} />
          <TemplateVariables variables={variables} />
        </AdminForm>
      </Card>
      <Card title="Preview" description="With sample values, as it would be sent now.">
        <TemplatePreview templateKey={key} words={form.values} />
      </Card>
      <Text $tone="muted" $size="sm">
        Mails that wait to be sent get the words of the moment when they leave.
      </Text>
      <ConfirmDialog question={question} onClose={() => setQuestion(null)} />
    </Stack>
  );
}
