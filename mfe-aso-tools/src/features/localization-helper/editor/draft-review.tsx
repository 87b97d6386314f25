import { getField, type FieldKey } from "@listwise/aso-core/localization";
import { formatCount, pluralize } from "@listwise/aso-core/text";
import { Badge, Button, Checkbox, Dialog, Stack, Text, toast } from "@listwise/shared-ui";
import { useState } from "react";
import styled from "styled-components";
import { acceptTexts } from "../edit-content";
import { undoStep } from "../edit-steps";
import { getText, type Editor, type EditorState } from "../editor.store";
import type { Language } from "../languages/use-languages";
import { PlainList } from "../localization.styles";

/** A machine translation that was not accepted, next to the text of the base language. */
interface Draft {
  locale: string;
  field: FieldKey;
  original: string;
  text: string;
  /** Reason why the text can't be accepted; `null` if it can. */
  problem: string | null;
}

/** Returns the drafts of a language. Texts with errors must be changed before they can be accepted. */
function findDrafts({ texts, unreviewed, baseLocale, findings }: EditorState, locale: string): Draft[] {
  return (unreviewed[locale] ?? []).map((field): Draft => {
    const error = findings[locale]?.find(
      (one) => one.field === field && one.severity === "error" && one.rule !== "unreviewed",
    );
    const [original, text] = [getText(texts, baseLocale, field), getText(texts, locale, field)];
    return { locale, field, original, text, problem: error?.message ?? null };
  });
}

/** A text next to its original; long ones scroll, so that a language fits the screen. */
const Texts = styled.li`
  display: grid;
  gap: var(--lw-space-1);
  margin-block: var(--lw-space-2);
  p {
    max-height: 9rem;
    overflow-y: auto;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  @media (min-width: 720px) {
    grid-template-columns: 1fr 1fr;
    strong,
    span {
      grid-column: 1 / -1;
    }
  }
`;

interface DraftReviewProps {
  editor: Editor;
  languages: readonly Language[];
  /** Languages whose drafts are accepted unless the user excludes them. */
  selected: readonly string[];
  onClose: () => void;
}

/** Shows all machine translations next to their originals, and accepts those of the chosen languages in one step. */
export function DraftReview({ editor, languages, selected, onClose }: DraftReviewProps) {
  const [open, setOpen] = useState(true);
  // Drafts as they were when the dialog opened; nothing can change them behind it.
  const [groups] = useState(() => {
    const state = editor.getState();
    return languages
      .map((language) => ({ language, drafts: findDrafts(state, language.code) }))
      .filter(({ drafts }) => drafts.length > 0);
  });
  const [chosen, setChosen] = useState<readonly string[]>(selected);
  const accepted = groups
    .filter(({ language }) => chosen.includes(language.code))
    .flatMap(({ drafts }) => drafts.filter(({ problem }) => problem === null));
  const broken = groups.flatMap(({ drafts }) => drafts.filter(({ problem }) => problem !== null)).length;

  function accept() {
    const count = acceptTexts(
      editor,
      accepted.map(({ locale, field }) => [locale, field]),
    );
    setOpen(false);
    toast.success(`${formatCount(count, "draft")} accepted`, {
      description: "Save to keep this change.",
      action: { label: "Undo", onClick: () => undoStep(editor) },
    });
  }

  return (
    <Dialog
      open={open}
      onOpenChange={setOpen}
      onClosed={onClose}
      size="lg"
      title="Review drafts"
      description="Machine translations next to their originals. Only the selected languages are accepted."
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" disabled={accepted.length === 0} onClick={accept}>
            {`Accept ${formatCount(accepted.length, "draft")}`}
          </Button>
        </>
      }
    >
      <Stack $gap={3}>
        {broken > 0 && (
          <Text $size="sm">
            {`${formatCount(broken, "draft")} with errors ${pluralize(broken, "stays a draft", "stay drafts")} until you change ${pluralize(broken, "it", "them")}.`}
          </Text>
        )}
        {groups.map(({ language, drafts }) => (
          <LanguageDrafts
            key={language.code}
            {...{ language, drafts }}
            checked={chosen.includes(language.code)}
            onToggle={() =>
              setChosen((codes) =>
                codes.includes(language.code)
                  ? codes.filter((code) => code !== language.code)
                  : [...codes, language.code],
              )
            }
          />
        ))}
      </Stack>
    </Dialog>
  );
}

interface LanguageDraftsProps {
  language: Language;
  drafts: readonly Draft[];
  checked: boolean;
  onToggle: () => void;
}

function LanguageDrafts({ language: { code, name }, drafts, checked, onToggle }: LanguageDraftsProps) {
  const errors = drafts.filter(({ problem }) => problem !== null).length;
  return (
    <section aria-label={name}>
      <Checkbox label={name} checked={checked} onChange={onToggle} />
      <details>
        <summary>
          {formatCount(drafts.length, "draft")}
          {errors > 0 && ` · ${formatCount(errors, "error")}`}
        </summary>
        <PlainList>
          {drafts.map(({ field, original, text, problem }) => (
            <Texts key={field}>
              <strong>{getField(field).label}</strong>
              <Text as="p" $size="sm" $tone="muted" tabIndex={0} dir="auto">
                {original}
              </Text>
              <Text as="p" $size="sm" lang={code} tabIndex={0} dir="auto">
                {text}
              </Text>
              {problem !== null && (
                <span>
                  <Badge tone="danger">Fix</Badge> {problem}
                </span>
              )}
            </Texts>
          ))}
        </PlainList>
      </details>
    </section>
  );
}
