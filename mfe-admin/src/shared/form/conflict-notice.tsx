import { Button, Notice, Row, Stack, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { formatValue, type Conflict, type FieldFormatters } from "./conflict";

interface ConflictNoticeProps<V extends Record<string, unknown>> {
  conflict: Conflict<V>;
  values: V;
  /** Labels of the fields. */
  labels: Partial<Record<keyof V & string, string>>;
  /** Formatters for fields whose raw value is meaningless to users; default is the value itself. */
  words?: FieldFormatters<V>;
  onTake: <K extends keyof V & string>(name: K, value: V[K]) => void;
  onKeep: () => void;
}

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr));
  gap: var(--lw-space-2) var(--lw-space-4);
  pre {
    max-height: 10rem;
    margin: 0;
    overflow: auto;
    font: inherit;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

/** Shows a conflicting version next to the input, field by field; neither is lost. */
export function ConflictNotice<V extends Record<string, unknown>>(props: ConflictNoticeProps<V>) {
  const { conflict, values, labels, words, onTake, onKeep } = props;
  function formatField<K extends keyof V & string>(name: K, value: V[K]): string {
    const say = words?.[name];
    return formatValue(say ? say(value) : value);
  }
  const names: (keyof V & string)[] = Object.keys(conflict.current).filter(
    (name) => formatValue(conflict.current[name]) !== formatValue(values[name]),
  );
  return (
    <Notice tone="warning" title="Someone else changed this while you were editing">
      <Stack $gap={3}>
        <p>Review the conflicts and choose a version for each.</p>
        {names.map((name) => (
          <div key={name} role="group" aria-label={labels[name] ?? name}>
            <Row $gap={2}>
              <strong>{labels[name] ?? name}</strong>
              <Button size="sm" onClick={() => onTake(name, conflict.current[name])}>
                Use theirs
              </Button>
            </Row>
            <Pair>
              <div>
                <Text $tone="muted" $size="sm">
                  Their version
                </Text>
                <pre>{formatField(name, conflict.current[name])}</pre>
              </div>
              <div>
                <Text $tone="muted" $size="sm">
                  Your version
                </Text>
                <pre>{formatField(name, values[name])}</pre>
              </div>
            </Pair>
          </div>
        ))}
        <div>
          <Button onClick={onKeep}>Keep mine</Button>
        </div>
      </Stack>
    </Notice>
  );
}
