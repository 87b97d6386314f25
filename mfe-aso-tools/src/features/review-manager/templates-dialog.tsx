import { Button, Dialog, PlusIcon, Stack, Text, TextAreaField, TextField } from "@listwise/shared-ui";
import { useState } from "react";
import { PlainList } from "../../shared/tool-page/tool.styles";
import { useTemplates, type Template } from "./use-templates";

const MAX_TEMPLATES = 50;

export function TemplatesDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { templates, save, saving } = useTemplates();
  const [edited, setEdited] = useState<readonly Template[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shown = edited ?? templates;

  const change = (at: number, fields: Partial<Template>) => {
    setEdited(shown.map((one, index) => (index === at ? { ...one, ...fields } : one)));
    setProblem(null);
  };

  async function submit() {
    const kept = shown.map(({ name, text }) => ({ name: name.trim(), text: text.trim() }));
    if (kept.some(({ name, text }) => name === "" || text === "")) {
      return setProblem("Give every template a name and a text, or remove it.");
    }
    try {
      await save(kept);
    } catch {
      // A toast reported the error; the input is kept.
      return undefined;
    }
    setEdited(null);
    return onClose();
  }

  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      title="Reply templates"
      description="{user} and {app} are replaced with the reviewer's and the app's name."
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
      <PlainList>
        {shown.map((template, index) => (
          <li key={index}>
            <Stack $gap={2}>
              <TextField
                label={`Name of template ${index + 1}`}
                maxLength={60}
                value={template.name}
                onChange={(event) => change(index, { name: event.target.value })}
              />
              <TextAreaField
                label={`Text of template ${index + 1}`}
                rows={3}
                maxLength={2000}
                value={template.text}
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
    </Dialog>
  );
}
