import { countCharacters } from "@listwise/aso-core/localization";
import { fillTemplate, findUnknownVariables, REPLY_VARIABLES } from "@listwise/aso-core/reviews";
import { STORES } from "@listwise/aso-core/stores";
import type { AppSummary } from "@listwise/contracts/apps";
import {
  Button,
  ConfirmDialog,
  Dialog,
  PlusIcon,
  Stack,
  Text,
  TextAreaField,
  TextField,
} from "@listwise/shared-ui";
import { useState } from "react";
import { PlainList } from "../../../shared/tool-page/tool.styles";
import { buildReplyValues } from "./reply-values";
import { useTemplates, type Template } from "./use-templates";

const MAX_TEMPLATES = 50;
const VARIABLES = Object.entries(REPLY_VARIABLES)
  .map(([name, meaning]) => `{{${name}}} is ${meaning}`)
  .join(", ");
/** Review of the preview. */
const EXAMPLE = { username: "Alex", version: "2.1", rating: 4, title: "Great" };

const focusAdded = (field: HTMLInputElement | null) => field?.focus();

function describeUnknown(text: string): string | undefined {
  const unknown = findUnknownVariables(text).map((name) => `{{${name}}}`);
  return unknown.length > 0 ? `There is no variable ${unknown.join(", ")}.` : undefined;
}

interface TemplatesDialogProps {
  app: AppSummary;
  country: string;
  open: boolean;
  onClose: () => void;
}

/** Renders the reply templates with a preview for an example review. */
export function TemplatesDialog({ app, country, open, onClose }: TemplatesDialogProps) {
  const { templates, supportEmail, save, saving } = useTemplates();
  const [email, setEmail] = useState<string | null>(null);
  const values = buildReplyValues(app, country, EXAMPLE, email ?? supportEmail);
  const limit = STORES[app.platform].replies.limit;
  const [edited, setEdited] = useState<readonly Template[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [asks, setAsks] = useState(false);
  const shown = edited ?? templates;
  const close = () => (edited !== null || email !== null ? setAsks(true) : onClose());

  const change = (at: number, fields: Partial<Template>) => {
    setEdited(shown.map((one, index) => (index === at ? { ...one, ...fields } : one)));
    setProblem(null);
  };

  async function submit() {
    const kept = shown.map(({ name, text }) => ({ name: name.trim(), text: text.trim() }));
    if (kept.some(({ name, text }) => name === "" || text === "")) {
      return setProblem("Give every template a name and a text, or remove it.");
    }
    if (kept.some(({ text }) => findUnknownVariables(text).length > 0)) {
      return setProblem("Remove the unknown variables first.");
    }
    const address = (email ?? supportEmail).trim();
    if (address !== "" && !/^[^\s@]+@[^\s@]+$/.test(address))
      return setProblem("Enter a valid support address.");
    try {
      await save({ templates: kept, supportEmail: address });
    } catch {
      // A toast reported the error; the input is kept.
      return undefined;
    }
    setEdited(null);
    setEmail(null);
    return onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) close();
      }}
      title="Reply templates"
      description={`Variables: ${VARIABLES}.`}
      size="lg"
      footer={
        <>
          <Button
            icon={<PlusIcon size={14} />}
            disabled={shown.length >= MAX_TEMPLATES}
            onClick={() => setEdited([...shown, { name: "", text: "" }])}
          >
            Add template
          </Button>
          <Button variant="primary" busy={saving} onClick={() => void submit()}>
            Save templates
          </Button>
        </>
      }
    >
      <TextField
        label="Support email"
        hint="Value of {{support_email}}."
        type="email"
        maxLength={254}
        value={email ?? supportEmail}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PlainList>
        {shown.map((template, index) => (
          <li key={index}>
            <Stack $gap={2}>
              <TextField
                ref={index >= templates.length ? focusAdded : undefined}
                label={`Name of template ${index + 1}`}
                maxLength={60}
                value={template.name}
                onChange={(event) => change(index, { name: event.target.value })}
              />
              <TextAreaField
                label={`Text of template ${index + 1}`}
                rows={3}
                maxLength={STORES.ios.replies.limit}
                value={template.text}
                error={describeUnknown(template.text)}
                hint={`Preview (${countCharacters(fillTemplate(template.text, values))} of ${limit} characters): ${fillTemplate(template.text, values)}`}
                onChange={(event) => change(index, { text: event.target.value })}
              />
              <div>
                <Button
                  size="sm"
                  variant="ghost"
                  edge="start"
                  aria-label={`Remove template ${index + 1}`}
                  onClick={() => setEdited(shown.filter((_, at) => at !== index))}
                >
                  Remove
                </Button>
              </div>
            </Stack>
          </li>
        ))}
      </PlainList>
      {shown.length === 0 && <Text $tone="muted">No templates yet. Add one.</Text>}
      {problem && (
        <Text $tone="danger" role="alert">
          {problem}
        </Text>
      )}
      <ConfirmDialog
        open={asks}
        title="Close without saving?"
        description="Your changes to the templates haven't been saved."
        action="Discard"
        cancel="Keep editing"
        danger
        onConfirm={onClose}
        onCancel={() => setAsks(false)}
      />
    </Dialog>
  );
}
