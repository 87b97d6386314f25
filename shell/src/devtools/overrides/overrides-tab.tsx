import { Button, SelectField, TextField } from "@listwise/shared-ui";
import { useState, type SyntheticEvent } from "react";
import styled from "styled-components";
import { getActiveOverrides, reloadWithOverrides } from "../../host/registry/overrides/override";
import { useRegistryStore } from "../../host/registry/registry.store";
import { useReleasePointers } from "../use-release-pointers";
import { ActiveOverrides } from "./active-overrides";
import { parseOverrideInput } from "./parse-override-input";

const VERSIONS = "devtools-versions";

const Form = styled.form`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: var(--lw-space-3);
  align-items: start;
  max-width: 56rem;
  margin-top: var(--lw-space-4);
`;

/** Aligns the button with the fields, below their labels. */
const Submit = styled.div`
  padding-top: 1.625rem;
`;

/** Renders the overrides of this tab and a form for another one. */
export function OverridesTab() {
  const remotes = useRegistryStore(({ registry }) => registry?.remotes) ?? [];
  const { pointers } = useReleasePointers();
  const [chosen, setChosen] = useState<string | null>(null);
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const name = chosen ?? remotes[0]?.name ?? "";

  function apply(event: SyntheticEvent) {
    event.preventDefault();
    const override = parseOverrideInput(name, text);
    if ("problem" in override) return setProblem(override.problem);
    reloadWithOverrides([...getActiveOverrides().filter((one) => one.name !== name), override]);
  }

  return (
    <>
      <ActiveOverrides />
      <Form onSubmit={apply} noValidate aria-label="New override">
        <SelectField
          label="Remote"
          value={name}
          options={remotes.map((remote) => ({ value: remote.name, label: remote.name }))}
          onChange={(event) => setChosen(event.target.value)}
        />
        <TextField
          label="Version or development server"
          hint="1.0.0-1f815245 or http://localhost:4102"
          autoComplete="off"
          spellCheck={false}
          list={VERSIONS}
          value={text}
          error={problem}
          onChange={(event) => {
            setProblem(undefined);
            setText(event.target.value);
          }}
        />
        <Submit>
          <Button type="submit" variant="primary">
            Apply and reload
          </Button>
        </Submit>
        <datalist id={VERSIONS}>
          {pointers.get(name)?.versions.map(({ version }) => (
            <option key={version} value={version} />
          ))}
        </datalist>
      </Form>
    </>
  );
}
