import { parsePlatform, type Platform } from "@listwise/aso-core/stores";
import type { App, AppSummary } from "@listwise/contracts/apps";
import { Card, Row, SegmentedControl, Stack, Text } from "@listwise/shared-ui";
import { useState } from "react";
import { AndroidPreview } from "./android-preview";
import { IphonePreview } from "./iphone-preview";
import { Screen, type PreviewTheme } from "./preview.styles";

/** Texts of the listing as they would be shown. */
export interface PreviewTexts {
  name: string;
  subtitle: string;
  shortDescription: string;
  description: string;
}

interface PreviewCardProps {
  app: App | AppSummary;
  platform: Platform;
  texts: PreviewTexts;
}

const devices = [
  { value: "ios", label: "iPhone" },
  { value: "android", label: "Android" },
];
const PREVIEWS = { ios: IphonePreview, android: AndroidPreview };
const themes = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
];

/** Previews the search result and the product page with the first three lines of the description. */
export function PreviewCard({ app, platform, texts }: PreviewCardProps) {
  const [device, setDevice] = useState<Platform | null>(null);
  const [theme, setTheme] = useState<PreviewTheme>("light");
  const shown = device ?? platform;
  const Preview = PREVIEWS[shown];
  return (
    <Card title="Preview">
      <Stack $gap={3}>
        <Row $gap={2}>
          <SegmentedControl
            label="Device"
            options={devices}
            value={shown}
            onChange={(value) => setDevice(parsePlatform(value))}
          />
          <SegmentedControl
            label="Theme of the preview"
            options={themes}
            value={theme}
            onChange={(value) => setTheme(value === "dark" ? "dark" : "light")}
          />
        </Row>
        <Screen $device={shown} $theme={theme}>
          <Preview app={app} texts={texts} />
        </Screen>
        <Text $size="xs" $tone="muted">
          An approximation: stores cut texts by width and change their layouts.
        </Text>
      </Stack>
    </Card>
  );
}
