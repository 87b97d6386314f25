import type { AppSummary } from "@listwise/contracts/apps";
import type { UserKeyword } from "@listwise/contracts/keywords";
import { Button, PlusIcon, SelectField, TextField, useSearchParams, CountryField } from "@listwise/shared-ui";
import { useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { getCountryParam, countryOptions } from "../../shared/countries";
import { parseCondition, conditions } from "./rule-labels";
import { useAddRule } from "./use-rules";

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 10rem), 1fr));
  gap: var(--lw-space-3);
  align-items: start;
  @media (min-width: 640px) {
    button {
      margin-top: 1.625rem;
    }
  }
`;

const INVALID_THRESHOLD = "Enter a whole number from 1 to 200.";

export interface RuleFormProps {
  apps: readonly AppSummary[];
  keywords: readonly UserKeyword[];
}

/** Renders the form for a new rule, prefilled with the app, keyword and country of the address. */
export function RuleForm({ apps, keywords }: RuleFormProps) {
  const [params] = useSearchParams();
  const [app, setApp] = useState(params.get("for") ?? "");
  const [country, setCountry] = useState(() => getCountryParam(params));
  const [keyword, setKeyword] = useState(params.get("keyword") ?? "");
  const [condition, setCondition] = useState("moved");
  const [threshold, setThreshold] = useState("10");
  const [error, setError] = useState<string>();
  const { mutate, isPending } = useAddRule();
  const chosen = apps.find(({ id }) => String(id) === app) ?? apps[0];
  const texts = [...new Set(keywords.filter((item) => item.country === country).map((it) => it.keywordText))];
  const known = texts.includes(keyword) ? keyword : "";

  function onSubmit(event: SubmitEvent) {
    event.preventDefault();
    const places = Number(threshold);
    const valid = Number.isInteger(places) && places >= 1 && places <= 200;
    setError(valid ? undefined : INVALID_THRESHOLD);
    if (!valid || !chosen || isPending) return;
    mutate({
      appId: chosen.id,
      country,
      keyword: known || null,
      condition: parseCondition(condition),
      threshold: places,
    });
  }

  return (
    <Form aria-label="New alert" noValidate onSubmit={onSubmit}>
      <SelectField
        label="App"
        options={apps.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={String(chosen?.id ?? "")}
        onChange={(event) => setApp(event.target.value)}
      />
      <CountryField
        label="Country"
        options={countryOptions}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
      />
      <SelectField
        label="Keyword"
        options={[
          { value: "", label: "Any tracked keyword" },
          ...texts.map((value) => ({ value, label: value })),
        ]}
        value={known}
        onChange={(event) => setKeyword(event.target.value)}
      />
      <SelectField
        label="Condition"
        options={conditions}
        value={condition}
        onChange={(event) => setCondition(event.target.value)}
      />
      <TextField
        label="Positions"
        inputMode="numeric"
        value={threshold}
        error={error}
        onChange={(event) => setThreshold(event.target.value)}
      />
      <Button type="submit" variant="primary" icon={<PlusIcon size={15} />} busy={isPending}>
        Add alert
      </Button>
    </Form>
  );
}
