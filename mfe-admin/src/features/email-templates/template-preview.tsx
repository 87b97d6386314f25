import { mailAdminEndpoints, type EmailTemplateInput } from "@listwise/contracts/notifications";
import { call } from "@listwise/shared-auth";
import { Notice, SkeletonText, Stack, Text } from "@listwise/shared-ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDebounce } from "use-debounce";
import { MailPreview } from "../../shared/mail/mail-preview";

const DEBOUNCE_MS = 500;

/** Renders the preview from the server, which fills in the values and reports invalid texts. */
export function TemplatePreview({
  templateKey: key,
  words,
}: {
  templateKey: string;
  words: EmailTemplateInput;
}) {
  const [settled] = useDebounce(words, DEBOUNCE_MS, {
    equalityFn: (left, right) => left.subject === right.subject && left.text === right.text,
  });
  const preview = useQuery({
    queryKey: ["admin", "email-templates", "preview", key, settled],
    queryFn: async ({ signal }) =>
      (await call(mailAdminEndpoints.previewTemplate, { params: { key }, body: settled, signal })).data,
    placeholderData: keepPreviousData,
    retry: false,
  });
  if (preview.isError) return <Notice tone="warning" title={preview.error.message} />;
  if (!preview.data) return <SkeletonText lines={4} />;
  return (
    <Stack $gap={3} aria-live="polite">
      <Text $strong>{preview.data.subject}</Text>
      <MailPreview html={preview.data.html} text={preview.data.text} />
    </Stack>
  );
}
