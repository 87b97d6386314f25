import type { Screen } from "@listwise/contracts";
import { Checkbox, Chip, Row, Stack } from "@listwise/shared-ui";
import { ColourField } from "./colour-field";
import { GROUNDS } from "./screens";

interface GroundFieldsProps {
  screen: Screen;
  onChange: (change: Partial<Screen>, step?: string) => void;
}

export function GroundFields({ screen: { background, textColour }, onChange }: GroundFieldsProps) {
  const set = (change: Partial<Screen["background"]>, step: string) =>
    onChange({ background: { ...background, ...change } }, step);
  return (
    <Stack $gap={3} role="group" aria-label="Background">
      <Row $gap={2}>
        {GROUNDS.map((ground) => (
          <Chip
            key={ground.name}
            selected={JSON.stringify(ground.background) === JSON.stringify(background)}
            onClick={() => onChange({ background: ground.background, textColour: ground.textColour })}
          >
            {ground.name}
          </Chip>
        ))}
      </Row>
      <Row>
        <ColourField label="Background" value={background.from} onChange={(from) => set({ from }, "from")} />
        {background.kind === "gradient" && (
          <ColourField label="Second color" value={background.to} onChange={(to) => set({ to }, "to")} />
        )}
        <ColourField
          label="Text"
          value={textColour}
          onChange={(color) => onChange({ textColour: color }, "words")}
        />
      </Row>
      <Checkbox
        label="Gradient"
        checked={background.kind === "gradient"}
        onChange={(event) => set({ kind: event.target.checked ? "gradient" : "plain" }, "kind")}
      />
    </Stack>
  );
}
