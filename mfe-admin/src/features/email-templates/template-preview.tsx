import { mailAdminEndpoints, type EmailTemplateInput } from "@listwise/contracts/notifications";
import { call } from "@listwise/shared-auth";
import { Notice, SkeletonText, Text } from "@listwise/shared-ui";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import styled from "styled-components";
import { useDebounce } from "use-debounce";

const DEBOUNCE_MS = 500;

const Words = styled.pre`
  margin: var(--lw-space-3) 0 0;
  font: inherit;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

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
    <div aria-live="polite">
      <Text $strong>{preview.data.subject}</Text>
      <Words>{preview.data.text}</Words>
    </div>
  );
}
