import type { AppSummary } from "@listwise/contracts/apps";
import { MAX_REPLY_LENGTH, type ManagedReview } from "@listwise/contracts/reviews";
import { countCharacters } from "@listwise/aso-core/localization";
import { fillTemplate, hasVariables } from "@listwise/aso-core/reviews";
import { formatCount } from "@listwise/aso-core/text";
import { STORES } from "@listwise/aso-core/stores";
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
  useConfirm,
} from "@listwise/shared-ui";
import { useEffect, useRef } from "react";
import { useReply } from "./use-reply";
import { buildReplyValues } from "./reply-values";
import { useTemplates } from "./use-templates";

interface ReplyEditorProps {
  app: AppSummary;
  country: string;
  review: ManagedReview;
  /** True if the user's key is connected to the app's store. */
  connected: boolean;
}

/** Renders the editor for a reply, which is sent with a store connection, or copied into the store's console. */
export function ReplyEditor({ app, country, review, connected }: ReplyEditorProps) {
  const reply = useReply(app.id, country, review);
  const { templates, supportEmail } = useTemplates();
  const { confirm, dialog } = useConfirm();
  const field = useRef<HTMLTextAreaElement>(null);
  // The editor is opened to write, so it takes the focus.
  useEffect(() => field.current?.focus(), []);
  const [limit, count] = [STORES[app.platform].replies.limit, countCharacters(reply.text)];
  const console = STORES[app.platform].console;
  const state = reply.delivery?.state ?? null;
  const isInStore = state === "queued" || state === "sent";
  const problem =
    count > limit
      ? `${formatCount(count - limit, "character")} over the limit of ${limit} in ${console}.`
      : hasVariables(reply.text)
        ? "Replace the variables in double braces, because their values are unknown."
        : undefined;

  function apply(name: string) {
    const template = templates.find((one) => one.name === name);
    if (!template) return;
    const text = fillTemplate(template.text, buildReplyValues(app, country, review, supportEmail));
    reply.type(reply.text.trim() === "" ? text : `${reply.text.trimEnd()}\n\n${text}`);
  }

  const remove = () =>
    confirm({
      title: "Delete the reply from the App Store",
      description: "Its text stays here as a draft.",
      action: "Delete reply",
      danger: true,
      run: async () => {
        await reply.withdraw();
        return "Reply deleted";
      },
    });

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
        readOnly={reply.isLocked}
        error={problem}
        hint={`${count} of ${limit} characters.${connected ? "" : ` Copy your reply into ${console}.`}`}
        onChange={(event) => reply.type(event.target.value)}
      />
      <Row $justify="space-between">
        <Row $gap={2}>
          {connected && state !== "queued" && (
            <Button
              size="sm"
              variant="primary"
              busy={reply.isLocked}
              disabled={reply.text.trim() === "" || problem !== undefined || reply.saving || state === "sent"}
              onClick={reply.send}
            >
              Send reply
            </Button>
          )}
          {state === "queued" && (
            <Button size="sm" onClick={() => void reply.withdraw().catch(() => null)}>
              Stop sending
            </Button>
          )}
          {connected && state === "sent" && STORES[app.platform].replies.canDelete && (
            <Button size="sm" variant="danger" onClick={remove}>
              Delete from {STORES[app.platform].inSentence}
            </Button>
          )}
          <Button
            size="sm"
            icon={<CopyIcon size={14} />}
            disabled={reply.text.trim() === ""}
            onClick={() => void copy()}
          >
            Copy reply
          </Button>
          {!isInStore && (
            <Button size="sm" busy={reply.saving} onClick={() => void reply.setReplied(!reply.replied)}>
              {reply.replied ? "Mark as unanswered" : "Mark as answered"}
            </Button>
          )}
        </Row>
        {reply.failed ? (
          <Button size="sm" onClick={reply.retry}>
            Not saved. Retry
          </Button>
        ) : (
          <Text as="span" $size="sm" $tone="muted" role="status">
            {!reply.isSaved ? "Saving…" : reply.text === "" || isInStore ? "" : "Draft saved"}
          </Text>
        )}
      </Row>
      {dialog}
    </Stack>
  );
}
