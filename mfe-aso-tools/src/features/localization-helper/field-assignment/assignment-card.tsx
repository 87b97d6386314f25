import { getIndexedLocales, LOCALES, ASSIGNMENT_STOREFRONTS } from "@listwise/aso-core/localization";
import { formatCount } from "@listwise/aso-core/text";
import { DEFAULT_COUNTRY } from "@listwise/contracts/store";
import {
  Button,
  Card,
  Checkbox,
  getCountryName,
  ErrorState,
  HelpLink,
  Stack,
  Text,
  toast,
  CountryField,
} from "@listwise/shared-ui";
import { setWorkspace, useWorkspace } from "@listwise/shared-auth";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { setTexts } from "../edit-content";
import { getText, type Change, type Editor } from "../editor.store";
import { assignKeywordFields } from "../localization.api";
import { Scrolling } from "../localization.styles";
import { AssignmentResult } from "./assignment-result";

/** Returns all languages, those that a storefront searches first. */
function sortLocales(country: string): readonly (typeof LOCALES)[number][] {
  const isSearched = ({ code }: { code: string }) => getIndexedLocales(country).includes(code);
  return [...LOCALES.filter(isSearched), ...LOCALES.filter((locale) => !isSearched(locale))];
}

const storefronts = ASSIGNMENT_STOREFRONTS.map((value) => ({ value, label: getCountryName(value) }));

interface AssignmentCardProps {
  appId: number;
  editor: Editor;
  locked: boolean;
}

/** Assigns keywords to the keyword fields for the current country, or for the United States if its languages are not known. */
export function AssignmentCard(props: AssignmentCardProps) {
  const { country } = useWorkspace();
  const planned = ASSIGNMENT_STOREFRONTS.includes(country) ? country : DEFAULT_COUNTRY;
  return <AssignmentForm key={planned} {...props} country={planned} />;
}

function AssignmentForm({ appId, editor, locked, country }: AssignmentCardProps & { country: string }) {
  const [chosen, setChosen] = useState<readonly string[]>(getIndexedLocales(country));
  const assignment = useMutation({
    mutationFn: () => {
      const { texts } = editor.getState();
      const locales = chosen.map((code) => ({
        code,
        name: getText(texts, code, "name"),
        subtitle: getText(texts, code, "subtitle"),
      }));
      return assignKeywordFields(appId, { country, locales });
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
  }

  return (
    <Card
      title="Keyword field assignment"
      actions={<HelpLink page="keyword-field" />}
      description="Fill the keyword fields of all languages that a storefront searches without repeating words."
    >
      <Stack>
        <CountryField
          label="Storefront"
          hint="Based on common experience, not confirmed by Apple. Adjust as needed."
          options={storefronts}
          value={country}
          onChange={(event) => setWorkspace({ country: event.target.value })}
        />
        <Scrolling role="group" aria-label="Searched languages">
          {sortLocales(country).map(({ code, name }) => (
            <Checkbox key={code} label={name} checked={chosen.includes(code)} onChange={() => toggle(code)} />
          ))}
        </Scrolling>
        <Text $tone="muted" $size="sm">
          Uses the keywords on this app's list in this storefront, without irrelevant ones, with their latest
          known metrics.
        </Text>
        <div>
          <Button
            busy={assignment.isPending}
            disabled={locked || chosen.length === 0 || chosen.length > 20}
            onClick={() => assignment.mutate()}
          >
            Assign keyword fields
          </Button>
        </div>
        {assignment.isError && (
          <ErrorState
            title="Couldn't assign the keyword fields"
            problem={assignment.error}
            onRetry={() => assignment.mutate()}
          />
        )}
        {assignment.data && <AssignmentResult assignment={assignment.data} onApply={apply} />}
      </Stack>
    </Card>
  );
}
