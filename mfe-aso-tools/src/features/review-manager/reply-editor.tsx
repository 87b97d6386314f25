import type { AppSummary } from "@listwise/contracts/apps";
import { MAX_REPLY_LENGTH, type ManagedReview } from "@listwise/contracts/reviews";
import { countCharacters } from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";
import {
  copyText,
  Button,
  CopyIcon,
  Row,
  SelectField,
  Stack,
  Text,
  TextAreaField,
  toast,
} from "@listwise/shared-ui";
import { useEffect, useRef } from "react";
import { useReply } from "./use-reply";
import { fillTemplate, useTemplates } from "./use-templates";

interface ReplyEditorProps {
  app: AppSummary;
  country: string;
  review: ManagedReview;
}

/** Google Play allows fewer characters than the App Store. */
const LIMITS = { ios: MAX_REPLY_LENGTH, android: 350 };

/** Renders the editor for a reply, which the user then sends in the store's console. */
export function ReplyEditor({ app, country, review }: ReplyEditorProps) {
  const reply = useReply(app.id, country, review);
  const { templates } = useTemplates();
  const field = useRef<HTMLTextAreaElement>(null);
  // The editor is opened to write, so it takes the focus.
  useEffect(() => field.current?.focus(), []);
  const [limit, count] = [LIMITS[app.platform], countCharacters(reply.text)];
  const console = app.platform === "ios" ? "App Store Connect" : "the Play Console";

  function apply(name: string) {
    const template = templates.find((one) => one.name === name);
    if (!template) return;
    const text = fillTemplate(template.text, { user: review.username, app: app.name });
    reply.type(reply.text.trim() === "" ? text : `${reply.text.trimEnd()}\n\n${text}`);
  }

  async function copy() {
    if ((await copyText(reply.text)).copied) {
      toast.success("Reply copied", {
        description: `Paste it into ${console}, then mark it as answered here.`,
      });
    } else {
      toast.error("Failed to copy the reply", { description: "Your browser blocks clipboard access." });
    }
  }

  return (
    <Stack $gap={2}>
      <SelectField
        label="Template"
        options={[
          { value: "", label: "Insert a template…" },
          ...templates.map(({ name }) => ({ value: name, label: name })),
        ]}
        value=""
        onChange={(event) => apply(event.target.value)}
      />
      <TextAreaField
        ref={field}
        label={`Reply to ${review.username}`}
        dir="auto"
        rows={4}
        maxLength={MAX_REPLY_LENGTH}
        value={reply.text}
        error={
          count > limit
            ? `${formatCount(count - limit, "character")} over the limit of ${limit} in ${console}.`
            : undefined
        }
        hint={`${count} of ${limit} characters. Copy your reply into ${console}.`}
        onChange={(event) => reply.type(event.target.value)}
      />
      <Row $justify="space-between">
        <Row $gap={2}>
          <Button
            size="sm"
            icon={<CopyIcon size={14} />}
            disabled={reply.text.trim() === ""}
            onClick={() => void copy()}
          >
            Copy reply
          </Button>
          <Button size="sm" busy={reply.saving} onClick={() => void reply.setReplied(!reply.replied)}>
            {reply.replied ? "Mark as unanswered" : "Mark as answered"}
          </Button>
        </Row>
        {reply.failed ? (
          <Button size="sm" onClick={reply.retry}>
            Not saved. Retry
          </Button>
        ) : (
          <Text as="span" $size="sm" $tone="muted" role="status">
            {reply.isSaved ? (reply.text === "" ? "" : "Draft saved") : "Saving…"}
          </Text>
        )}
      </Row>
    </Stack>
  );
}
