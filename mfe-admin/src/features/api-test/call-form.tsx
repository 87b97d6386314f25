import {
  Button,
  Card,
  Row,
  SelectField,
  Stack,
  Text,
  TextAreaField,
  TextField,
  useConfirm,
} from "@listwise/shared-ui";
import { useMutation } from "@tanstack/react-query";
import { useState, type SubmitEvent } from "react";
import styled from "styled-components";
import { send, type Sent } from "./api-test.api";
import type { Operation, Parameter } from "./openapi";
import { OutcomeView } from "./outcome-view";

const Form = styled.form`
  display: flex;
  flex-direction: column;
  gap: var(--lw-space-4);
  textarea {
    min-height: 12rem;
    font-family: var(--lw-font-mono, monospace);
  }
`;

type Texts = Record<string, string>;

/** Returns the entries that are not empty. */
const filled = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ""));

function readBody(text: string | null): { body: unknown; problem: string | null } {
  if (text === null || text.trim() === "") return { body: undefined, problem: null };
  try {
    const body: unknown = JSON.parse(text);
    return { body, problem: null };
  } catch (cause) {
    return { body: undefined, problem: `Invalid JSON: ${cause instanceof Error ? cause.message : ""}` };
  }
}

/** Form for the parameters and body of a request, sent as the signed-in user. */
export function CallForm({ operation }: { operation: Operation }) {
  const { method, path, summary, description, params, query } = operation;
  const [values, setValues] = useState<Texts>({});
  const [asked, setAsked] = useState<Texts>({});
  const [text, setText] = useState(operation.body);
  const [problems, setProblems] = useState<Texts>({});
  const { confirm, dialog } = useConfirm();
  const call = useMutation({ mutationFn: (sent: Sent) => send(operation, sent), networkMode: "always" });

  function onSubmit(event: SubmitEvent): void {
    event.preventDefault();
    const { body, problem } = readBody(text);
    const missing = params
      .filter(({ name }) => !values[name])
      .map(({ name }): [string, string] => [name, `Enter a value for ${name}.`]);
    const found: Texts = { ...Object.fromEntries(missing), ...(problem ? { body: problem } : {}) };
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    const sent = { params: filled(values), query: filled(asked), body };
    if (method !== "DELETE") return call.mutate(sent);
    confirm({
      title: `Send DELETE ${path}?`,
      description: "This request changes real data.",
      action: "Send",
      danger: true,
      run: async () => {
        await call.mutateAsync(sent);
        return "Sent";
      },
    });
  }

  return (
    <Card title={`${method} ${path}`} description={summary}>
      <Form onSubmit={onSubmit} noValidate aria-label="Request">
        <Text as="p" $tone="muted" $size="sm">
          {description}
        </Text>
        {params.map((parameter) => (
          <ParameterField
            key={parameter.name}
            parameter={parameter}
            value={values[parameter.name] ?? ""}
            error={problems[parameter.name]}
            onChange={(value) => setValues({ ...values, [parameter.name]: value })}
          />
        ))}
        {query.map((parameter) => (
          <ParameterField
            key={parameter.name}
            parameter={parameter}
            value={asked[parameter.name] ?? ""}
            onChange={(value) => setAsked({ ...asked, [parameter.name]: value })}
          />
        ))}
        {text !== null && (
          <TextAreaField
            label="Body (JSON)"
            spellCheck={false}
            value={text}
            error={problems["body"]}
            onChange={(event) => setText(event.target.value)}
          />
        )}
        <Row $gap={2}>
          <Button type="submit" variant="primary" busy={call.isPending}>
            Send
          </Button>
        </Row>
        <Stack $gap={3} aria-live="polite">
          {call.data && <OutcomeView outcome={call.data} />}
        </Stack>
      </Form>
      {dialog}
    </Card>
  );
}

interface ParameterFieldProps {
  parameter: Parameter;
  value: string;
  error?: string | undefined;
  onChange: (value: string) => void;
}

function ParameterField({ parameter, value, error, onChange }: ParameterFieldProps) {
  const { name, required, choices } = parameter;
  if (choices.length > 0) {
    const options = choices.map((choice) => ({ value: choice, label: choice }));
    return (
      <SelectField
        label={name}
        options={[{ value: "", label: "Request not sent" }, ...options]}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  }
  return (
    <TextField
      label={name}
      required={required}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
