import { indexedLocales, LOCALES, PLANNED_STOREFRONTS } from "@listwise/contracts/localization";
import {
  Button,
  Card,
  Checkbox,
  countryName,
  ErrorState,
  SelectField,
  Stack,
  Text,
  toast,
} from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { setTexts, textOf, type Change, type Editor } from "../editor.store";
import { planCoverage } from "../localization.api";
import { Scrolling } from "../localization.styles";
import { CoverageResult } from "./coverage-result";

const storefronts = PLANNED_STOREFRONTS.map((value) => ({ value, label: countryName(value) }));

interface CoverageCardProps {
  appId: number;
  editor: Editor;
  locked: boolean;
}

export function CoverageCard({ appId, editor, locked }: CoverageCardProps) {
  const [country, setCountry] = useState("us");
  const [chosen, setChosen] = useState<readonly string[]>(indexedLocales("us"));
  const plan = useMutation({
    mutationFn: () => {
      const { texts } = editor.getState();
      const locales = chosen.map((code) => ({
        code,
        name: textOf(texts, code, "name"),
        subtitle: textOf(texts, code, "subtitle"),
      }));
      return planCoverage(appId, { country, locales });
    },
  });

  function choose(next: string) {
    setCountry(next);
    setChosen(indexedLocales(next));
    plan.reset();
  }

  function toggle(code: string) {
    setChosen(LOCALES.map((one) => one.code).filter((one) => (one === code) !== chosen.includes(one)));
    plan.reset();
  }

  function apply() {
    const changes = (plan.data?.fields ?? []).flatMap(({ code, keywords }): Change[] =>
      keywords === "" ? [] : [[code, "keywords", keywords]],
    );
    const changed = setTexts(editor, changes);
    toast.success("Keyword fields filled in", {
      description: `${changed} changed. Nothing is saved yet; each can be undone.`,
    });
  }

  return (
    <Card
      title="Keyword coverage"
      description="Fills the keyword fields of all languages that a storefront searches, without repeating a word."
    >
      <Stack>
        <SelectField
          label="Storefront"
          hint="Which languages it searches is common experience, not a promise of Apple's. Change them as you know better."
          options={storefronts}
          value={country}
          onChange={(event) => choose(event.target.value)}
        />
        <Scrolling role="group" aria-label="Languages searched there">
          {LOCALES.map(({ code, name }) => (
            <Checkbox key={code} label={name} checked={chosen.includes(code)} onChange={() => toggle(code)} />
          ))}
        </Scrolling>
        <Text $tone="muted" $size="sm">
          Candidates are the keywords you track in this storefront, with the figures known last.
        </Text>
        <div>
          <Button
            busy={plan.isPending}
            disabled={locked || chosen.length === 0 || chosen.length > 20}
            onClick={() => plan.mutate()}
          >
            Plan keyword fields
          </Button>
        </div>
        {plan.isError && (
          <ErrorState
            title="The keyword fields were not planned"
            problem={plan.error}
            onRetry={() => plan.mutate()}
          />
        )}
        {plan.data && <CoverageResult plan={plan.data} onApply={apply} />}
      </Stack>
    </Card>
  );
}
