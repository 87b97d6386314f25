import type { Screen } from "@listwise/contracts/tools";
import { Chip, Row, SelectField, Stack } from "@listwise/shared-ui";
import { useId } from "react";
import styled from "styled-components";
import { BACKGROUNDS } from "../draft/backgrounds";
import { ColorField } from "./color-field";
import type { ChangeScreen } from "./screen-form";

interface StyleFieldsProps {
  screen: Screen;
  onChange: ChangeScreen;
}

const LAYOUTS = [
  { value: "caption-top", label: "Caption above" },
  { value: "caption-bottom", label: "Caption below" },
  { value: "tilted", label: "Tilted device" },
  { value: "duo", label: "Two devices" },
  { value: "panorama", label: "Panorama" },
  { value: "full-bleed", label: "Full screen" },
] as const;
const FRAMES = [
  { value: "dark", label: "Dark frame" },
  { value: "light", label: "Light frame" },
  { value: "none", label: "No frame" },
] as const;
const KINDS = [
  { value: "plain", label: "One color" },
  { value: "gradient", label: "Gradient" },
  { value: "glow", label: "Glow" },
  { value: "waves", label: "Waves" },
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

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(9rem, 1fr));
  gap: var(--lw-space-3);
`;

/** Returns the option with the value of a select. */
const pick = <T extends string>(options: readonly { value: T }[], value: string, current: T): T =>
  options.find((option) => option.value === value)?.value ?? current;

/** Renders the look of a screen: layout, frame, background and colors. */
export function StyleFields({ screen, onChange }: StyleFieldsProps) {
  const rangeId = useId();
  const { background, textColor, layout, frame, scale } = screen;
  const set = (change: Partial<Screen["background"]>, step?: string) =>
    onChange({ background: { ...background, ...change } }, step);
  return (
    <Stack>
      <Pair>
        <SelectField
          label="Layout"
          options={LAYOUTS}
          value={layout}
          onChange={({ target }) => onChange({ layout: pick(LAYOUTS, target.value, layout) })}
        />
        <SelectField
          label="Device frame"
          options={FRAMES}
          value={frame}
          disabled={layout === "full-bleed"}
          onChange={({ target }) => onChange({ frame: pick(FRAMES, target.value, frame) })}
        />
      </Pair>
      <Range htmlFor={rangeId}>
        Device size: {Math.round(scale * 100)}%
        <input
          id={rangeId}
          type="range"
          min={50}
          max={130}
          step={5}
          disabled={layout === "full-bleed"}
          value={Math.round(scale * 100)}
          onChange={(event) => onChange({ scale: Number(event.target.value) / 100 }, "scale")}
        />
      </Range>
      <Stack $gap={3} role="group" aria-label="Background">
        <Row $gap={2}>
          {BACKGROUNDS.map((preset) => (
            <Chip
              key={preset.name}
              selected={JSON.stringify(preset.background) === JSON.stringify(background)}
              onClick={() => onChange({ background: preset.background, textColor: preset.textColor })}
            >
              {preset.name}
            </Chip>
          ))}
        </Row>
        <SelectField
          label="Background"
          options={KINDS}
          value={background.kind}
          onChange={({ target }) => set({ kind: pick(KINDS, target.value, background.kind) })}
        />
        <Row>
          <ColorField label="Color" value={background.from} onChange={(from) => set({ from }, "from")} />
          {background.kind !== "plain" && (
            <ColorField label="Second color" value={background.to} onChange={(to) => set({ to }, "to")} />
          )}
          <ColorField
            label="Text"
            value={textColor}
            onChange={(color) => onChange({ textColor: color }, "text")}
          />
        </Row>
      </Stack>
    </Stack>
  );
}
