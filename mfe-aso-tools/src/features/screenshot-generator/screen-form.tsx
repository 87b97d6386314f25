import type { Screen } from "@listwise/contracts/tools";
import {
  Button,
  Card,
  Checkbox,
  ImageIcon,
  Row,
  SelectField,
  Stack,
  TextAreaField,
  TextField,
} from "@listwise/shared-ui";
import { useId, useRef } from "react";
import styled from "styled-components";
import { BackgroundFields } from "./background-fields";

interface ScreenFormProps {
  number: number;
  count: number;
  screen: Screen;
  hasPicture: boolean;
  onChange: (change: Partial<Screen>, step?: string) => void;
  onPictures: (files: readonly File[]) => void;
  onMove: (by: 1 | -1) => void;
  onCopy: () => void;
  onRemove: () => void;
  /** Applies the background, text color, layout, frame and scale to all screens. */
  onStyleAll: () => void;
}

const LAYOUTS = [
  { value: "text-top", label: "Text above" },
  { value: "text-bottom", label: "Text below" },
  { value: "screen-only", label: "Screenshot only" },
] as const;

const Range = styled.label`
  display: grid;
  gap: var(--lw-space-1);
  font-size: var(--lw-font-sm);
  input {
    width: 100%;
    min-height: 1.5rem;
    accent-color: var(--lw-accent);
  }
`;

const Hidden = styled.input`
  display: none;
`;

/** Renders the settings of one screenshot. */
export function ScreenForm(props: ScreenFormProps) {
  const { number, count, screen, hasPicture, onChange, onPictures } = props;
  const picker = useRef<HTMLInputElement>(null);
  const rangeId = useId();
  return (
    <Card
      title={`Screen ${number}`}
      actions={
        <>
          <Button size="sm" disabled={number === 1} onClick={() => props.onMove(-1)}>
            Move left
          </Button>
          <Button size="sm" disabled={number === count} onClick={() => props.onMove(1)}>
            Move right
          </Button>
        </>
      }
    >
      <Stack>
        <Row $gap={2}>
          <Hidden
            ref={picker}
            type="file"
            aria-label="App screenshots"
            accept="image/png,image/jpeg,image/webp"
            multiple
            tabIndex={-1}
            onChange={(event) => {
              const files = [...(event.target.files ?? [])];
              // Resets the input so that the same file can be selected again.
              event.target.value = "";
              onPictures(files);
            }}
          />
          <Button
            variant={hasPicture ? "secondary" : "primary"}
            icon={<ImageIcon size={14} />}
            onClick={() => picker.current?.click()}
          >
            {hasPicture ? "Replace image" : "Add your screenshot"}
          </Button>
          <Button onClick={props.onCopy}>Duplicate</Button>
          <Button disabled={count === 1} onClick={props.onRemove}>
            Remove
          </Button>
        </Row>
        <TextAreaField
          label="Caption"
          rows={2}
          maxLength={200}
          dir="auto"
          value={screen.caption}
          hint="Images stay in your browser."
          onChange={(event) => onChange({ caption: event.target.value }, `${screen.id} caption`)}
        />
        <TextField
          label="Second line"
          maxLength={200}
          dir="auto"
          value={screen.sub}
          onChange={(event) => onChange({ sub: event.target.value }, `${screen.id} sub`)}
        />
        <SelectField
          label="Layout"
          options={LAYOUTS}
          value={screen.layout}
          onChange={({ target }) =>
            onChange({ layout: LAYOUTS.find(({ value }) => value === target.value)?.value ?? "text-top" })
          }
        />
        <Range htmlFor={rangeId}>
          Screenshot size: {Math.round(screen.scale * 100)}%
          <input
            id={rangeId}
            type="range"
            min={50}
            max={100}
            step={5}
            value={Math.round(screen.scale * 100)}
            onChange={(event) => onChange({ scale: Number(event.target.value) / 100 }, `${screen.id} scale`)}
          />
        </Range>
        <Checkbox
          label="Device frame"
          checked={screen.frame}
          onChange={(event) => onChange({ frame: event.target.checked })}
        />
        <BackgroundFields
          screen={screen}
          onChange={(change, step) => onChange(change, step && `${screen.id} ${step}`)}
        />
        {count > 1 && (
          <div>
            <Button size="sm" onClick={props.onStyleAll}>
              Use this style for all screens
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  );
}
