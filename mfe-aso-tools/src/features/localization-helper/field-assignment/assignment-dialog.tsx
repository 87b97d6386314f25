import {
  ASSIGNMENT_STOREFRONTS,
  getIndexedLocales,
  LOCALES,
  MAX_ASSIGNED_LOCALES,
} from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import {
  Button,
  Checkbox,
  CountryField,
  Dialog,
  ErrorState,
  getCountryName,
  HelpLink,
  Row,
  Stack,
  Text,
  toast,
} from "@listwise/shared-ui";
import { setWorkspace, useWorkspace } from "@listwise/shared-auth";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import styled from "styled-components";
import { setTexts } from "../edit-content";
import { getText, type Change, type Editor } from "../editor.store";
import { assignKeywordFields } from "../localization.api";
import { AssignmentResult } from "./assignment-result";

/** Returns all languages, those that a storefront searches first. */
function sortLocales(country: string): readonly (typeof LOCALES)[number][] {
  const isSearched = ({ code }: { code: string }) => getIndexedLocales(country).includes(code);
  return [...LOCALES.filter(isSearched), ...LOCALES.filter((locale) => !isSearched(locale))];
}

/** In columns and low, so that the result below is visible. */
const Languages = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 12rem), 1fr));
  gap: var(--lw-space-2);
  max-height: 11rem;
  padding: var(--lw-space-1);
  overflow-y: auto;
`;

const storefronts = ASSIGNMENT_STOREFRONTS.map((value) => ({ value, label: getCountryName(value) }));

interface AssignmentDialogProps {
  appId: number;
  editor: Editor;
  onClose: () => void;
}

/** Assigns keywords to the keyword fields for the current country, or for the United States if its languages are not known. */
export function AssignmentDialog({ appId, editor, onClose }: AssignmentDialogProps) {
  const { country } = useWorkspace();
  const planned = ASSIGNMENT_STOREFRONTS.includes(country) ? country : DEFAULT_COUNTRY;
  return (
    <Dialog
      open
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      size="lg"
      title="Keyword field assignment"
      description="Fill the keyword fields of all languages that a storefront searches without repeating words."
    >
      <AssignmentForm key={planned} {...{ appId, editor, onClose }} country={planned} />
    </Dialog>
  );
}

function AssignmentForm({ appId, editor, country, onClose }: AssignmentDialogProps & { country: string }) {
  const [chosen, setChosen] = useState<readonly string[]>(getIndexedLocales(country));
  const assignment = useMutation({
    mutationFn: () => {
      const { texts, glossary } = editor.getState();
      const locales = chosen.map((code) => ({
        code,
        name: getText(texts, code, "name"),
        subtitle: getText(texts, code, "subtitle"),
      }));
      return assignKeywordFields(appId, { country, locales, forbid: glossary.forbid });
    },
  });

  function toggle(code: string) {
    setChosen(LOCALES.map((one) => one.code).filter((one) => (one === code) !== chosen.includes(one)));
    assignment.reset();
  }

  function apply() {
    const changes = (assignment.data?.fields ?? []).flatMap(({ code, keywords }): Change[] =>
      keywords === "" ? [] : [[code, "keywords", keywords]],
    );
    const changed = setTexts(editor, changes, "keyword fields");
    toast.success("Keyword fields filled in", {
      description: `${formatCount(changed, "field")} changed but not saved. You can undo each one.`,
    });
    onClose();
  }

  return (
    <Stack>
      <CountryField
        label="Storefront"
        hint="Based on common experience, not confirmed by Apple. Adjust as needed."
        options={storefronts}
        value={country}
        onChange={(event) => setWorkspace({ country: event.target.value })}
      />
      <Languages role="group" aria-label="Searched languages">
        {sortLocales(country).map(({ code, name }) => (
          <Checkbox key={code} label={name} checked={chosen.includes(code)} onChange={() => toggle(code)} />
        ))}
      </Languages>
      <Text $tone="muted" $size="sm">
        Uses the keywords on this app's list in this storefront, without irrelevant ones, with their latest
        known metrics.
      </Text>
      <Row $justify="space-between">
        <Button
          variant={assignment.data ? "secondary" : "primary"}
          busy={assignment.isPending}
          disabled={chosen.length === 0 || chosen.length > MAX_ASSIGNED_LOCALES}
          onClick={() => assignment.mutate()}
        >
          Assign
        </Button>
        <HelpLink page="keyword-field" />
      </Row>
      {assignment.isError && (
        <ErrorState
          title="Couldn't assign the keyword fields"
          problem={assignment.error}
          onRetry={() => assignment.mutate()}
        />
      )}
      {assignment.data && <AssignmentResult assignment={assignment.data} onApply={apply} />}
    </Stack>
  );
}
