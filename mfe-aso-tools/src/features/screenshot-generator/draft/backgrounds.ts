import type { Screen } from "@listwise/contracts/tools";

interface BackgroundPreset {
  name: string;
  background: Screen["background"];
  textColor: string;
}

const preset = (
  name: string,
  kind: Screen["background"]["kind"],
  from: string,
  to: string,
  textColor: string,
): BackgroundPreset => ({ name, background: { kind, from, to }, textColor });

/** Backgrounds with a text color that is readable on them. */
export const BACKGROUNDS: readonly [BackgroundPreset, ...BackgroundPreset[]] = [
  preset("Night", "gradient", "#1b1340", "#5b3cc4", "#ffffff"),
  preset("Ocean", "gradient", "#0b3a63", "#156f86", "#ffffff"),
  preset("Sunrise", "gradient", "#ffe3c2", "#ff9a76", "#3b1410"),
  preset("Meadow", "waves", "#e7f8e8", "#8fd6a1", "#10331c"),
  preset("Aurora", "glow", "#0c1222", "#1c6b5a", "#ffffff"),
  preset("Paper", "plain", "#f5f5f7", "#f5f5f7", "#16171b"),
  preset("Ink", "plain", "#101114", "#101114", "#ffffff"),
];
