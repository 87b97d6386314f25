import type { FieldKey } from "@listwise/aso-core/localization";
import { Badge, Button, Row, Stack, Text, toast } from "@listwise/shared-ui";
import { useStore } from "zustand";
import { formatCount } from "@listwise/aso-core/text";
import { acceptTexts, removeLanguage } from "../edit-content";
import { undoStep } from "../edit-steps";
import type { Editor } from "../editor.store";
import { LanguageBadges } from "../languages/language-badges";
import type { Language } from "../languages/use-languages";
import { focusColumn } from "./move-focus";

const none: readonly FieldKey[] = [];

interface LanguageHeadProps {
  id: string;
  editor: Editor;
  language: Language;
  isBase: boolean;
  /** Index of the column with the texts. */
  column: number;
  onRemove: () => void;
}

/** Renders the name and the state of an opened language, with actions on all its texts. */
export function LanguageHead({ id, editor, language, isBase, column, onRemove }: LanguageHeadProps) {
  const { code, name, nativeName, progress } = language;
  const open = useStore(editor, ({ unreviewed }) => unreviewed[code] ?? none);

  function remove(button: HTMLElement) {
    focusColumn(button, 0);
    removeLanguage(editor, code);
    onRemove();
    toast.info(`${name} removed`, {
      description: "Save to keep this change.",
      action: { label: "Undo", onClick: () => undoStep(editor) },
    });
  }

  return (
    <Stack $gap={2}>
      <Row $gap={2}>
        <h3 id={id}>
          {name}{" "}
          {nativeName !== null && nativeName !== name && (
            <Text as="span" $tone="muted" $size="sm" lang={code}>
              {nativeName}
            </Text>
          )}
        </h3>
        {isBase && <Badge tone="accent">Base language</Badge>}
        <Badge>{code}</Badge>
        <Badge tone={progress === 100 ? "success" : "neutral"}>{progress}%</Badge>
        <LanguageBadges language={language} />
      </Row>
      {!isBase && (
        <Row $gap={2}>
          {open.length > 0 && (
            <Button
              size="sm"
              onClick={({ currentTarget }) => {
                focusColumn(currentTarget, column);
                acceptTexts(
                  editor,
                  open.map((field) => [code, field]),
                );
              }}
            >
              {`Accept ${formatCount(open.length, "draft")}`}
            </Button>
          )}
          <Button
            size="sm"
            variant="ghost"
            aria-label={`Remove ${name}`}
            onClick={({ currentTarget }) => remove(currentTarget)}
          >
            Remove
          </Button>
        </Row>
      )}
    </Stack>
  );
}
