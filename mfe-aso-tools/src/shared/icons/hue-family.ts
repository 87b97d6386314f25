const HUES: readonly (readonly [upTo: number, name: string])[] = [
  [15, "red"],
  [45, "orange"],
  [70, "yellow"],
  [165, "green"],
  [195, "teal"],
  [240, "blue"],
  [290, "purple"],
  [340, "pink"],
  [360, "red"],
];

/** Returns the common name of a color (`#rrggbb`), such as "blue" or "white". */
export function getHueFamily(color: string): string {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16) / 255);
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  const span = most - least;
  if (most < 0.15) return "black";
  if (span < 0.12) return least > 0.85 ? "white" : "gray";
  const turn =
    most === red
      ? ((green - blue) / span + 6) % 6
      : most === green
        ? (blue - red) / span + 2
        : (red - green) / span + 4;
  return HUES.find(([upTo]) => turn * 60 < upTo)?.[1] ?? "red";
}
