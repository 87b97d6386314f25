import type { Screen } from "@listwise/contracts/tools";
import { Checkbox, Chip, Row, Stack } from "@listwise/shared-ui";
import { ColorField } from "./color-field";
import { BACKGROUND_PRESETS } from "./screens";

interface BackgroundFieldsProps {
  screen: Screen;
  onChange: (change: Partial<Screen>, step?: string) => void;
}

export function BackgroundFields({ screen: { background, textColour }, onChange }: BackgroundFieldsProps) {
  const set = (change: Partial<Screen["background"]>, step: string) =>
    onChange({ background: { ...background, ...change } }, step);
  return (
    <Stack $gap={3} role="group" aria-label="Background">
      <Row $gap={2}>
        {BACKGROUND_PRESETS.map((ground) => (
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
        <ColorField label="Background" value={background.from} onChange={(from) => set({ from }, "from")} />
        {background.kind === "gradient" && (
          <ColorField label="Second color" value={background.to} onChange={(to) => set({ to }, "to")} />
        )}
        <ColorField
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
