import { SegmentedControl, Stack, Switch, Text } from "@listwise/shared-ui";
import styled from "styled-components";
import { AccentPicker } from "./accent-picker";
import { changeTheme, useThemeStore } from "./theme.store";
import { themeModes } from "./theme-config";
import { ThemeSummary } from "./theme-summary";

const Heading = styled.h3`
  margin-bottom: var(--lw-space-2);
  font-size: var(--lw-font-sm);
`;

const modes = [
  { value: "dark", label: "Dark" },
  { value: "light", label: "Light" },
  { value: "auto", label: "Auto" },
];

export function ThemeControls() {
  const { config } = useThemeStore();
  const changeMode = (value: string) => {
    const theme = themeModes.find((mode) => mode === value);
    if (theme) changeTheme({ theme });
  };
  return (
    <Stack $gap={5}>
      <div>
        <Heading>Appearance Mode</Heading>
        <SegmentedControl
          label="Appearance Mode"
          options={modes}
          value={config.theme}
          onChange={changeMode}
        />
        <Text $tone="muted" $size="xs">
          Auto follows your system.
        </Text>
      </div>
      <div>
        <Heading>Accent Color</Heading>
        <AccentPicker value={config.accentColor} onChange={(accentColor) => changeTheme({ accentColor })} />
      </div>
      <Stack $gap={3}>
        <Switch
          label="Enhanced Animations"
          checked={config.animations}
          onChange={(event) => changeTheme({ animations: event.target.checked })}
        />
        <Switch
          label="High Contrast"
          checked={config.highContrast}
          onChange={(event) => changeTheme({ highContrast: event.target.checked })}
        />
      </Stack>
      <ThemeSummary />
    </Stack>
  );
}
