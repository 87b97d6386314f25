import { CATEGORY_TONES } from "@listwise/contracts/content";

const ring = "M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0";

/** SVG paths of the icons, stroked in a 24 × 24 view box. */
const iconPaths = {
  bell: "M6 17v-6a6 6 0 0 1 12 0v6M3 17h18M10 21h4",
  book: "M12 6c-2-2-6-2-9-2v14c3 0 7 0 9 2c2-2 6-2 9-2V4c-3 0-7 0-9 2v14",
  calendar: "M4 5h16v16H4zM4 10h16M8 2v5M16 2v5",
  card: "M2 5h20v14H2zM2 10h20",
  chart: "M3 3v18h18M7 15l4-4l3 3l6-7",
  clock: `${ring}M12 7v5l4 2`,
  columns: "M3 3v18h18M8 17v-4M13 17V7M18 17v-6",
  gauge: "M4 19a10 10 0 1 1 16 0M12 14l4-5",
  help: `${ring}M9.5 9.5c0-3.5 5-3.3 5 0c0 2-2.5 2-2.5 4M12 17v.01`,
  info: `${ring}M12 11v6M12 7.5v.01`,
  list: "M3 6l2 2l3-3M3 16l2 2l3-3M12 7h9M12 17h9",
  rising: "M3 17l6-6l4 4l8-9M15 6h6v6",
  round: "M20 12a8 8 0 1 1-3-6l3 3M20 3v6h-6",
  search: "M4 11a7 7 0 1 0 14 0a7 7 0 1 0-14 0M16.5 16.5L21 21",
  sheet: "M6 2h8l5 5v15H6zM14 2v5h5M9 12h6M9 17h6",
  shield: "M12 3l8 3v6c0 5-4 8-8 9c-4-1-8-4-8-9V6z",
  star: "M12 3l2 7l7 2l-7 2l-2 7l-2-7l-7-2l7-2z",
  tag: "M3 3h9l9 9l-9 9l-9-9zM7.5 7.5v.01",
  trophy: "M7 3h10v7a5 5 0 0 1-10 0zM12 15v6M8 21h8",
  user: "M8 8a4 4 0 1 0 8 0a4 4 0 1 0-8 0M5 21c0-4 3-7 7-7s7 3 7 7",
  wrench: "M20 6l-4 4l-2-2l4-4a6 6 0 0 0-8 7l-7 7l3 3l7-7a6 6 0 0 0 7-8z",
} as const;

/** Name of an icon, for `data-icon`. */
export type Icon = keyof typeof iconPaths;

/** Icon and tone of a blog category. */
export interface CategoryStyle {
  icon: Icon;
  tone: string;
}

const categories = new Map<string, Icon>([
  ["guides", "book"],
  ["advanced", "gauge"],
  ["news", "bell"],
  ["tutorials", "list"],
  ["case-studies", "columns"],
  ["tips", "star"],
  ["trends", "rising"],
  ["updates", "round"],
  ["success-stories", "trophy"],
  ["strategy", "chart"],
]);

/** Returns the icon and tone of a category, the same as its remote's. */
export function getCategoryStyle(slug = ""): CategoryStyle {
  const icon = categories.get(slug);
  return icon ? { icon, tone: CATEGORY_TONES[slug] ?? "neutral" } : { icon: "tag", tone: "neutral" };
}

const TONES = new Set([
  "neutral",
  "accent",
  "success",
  "info",
  "warning",
  "danger",
  ...Object.values(CATEGORY_TONES),
]);

const toDataUrl = (path: string) =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'><path d='${path}'/></svg>")`;

/** Returns the CSS rules of `data-icon` and `data-tone`. */
export function renderIconStyles(): string {
  const icons = Object.entries(iconPaths).map(
    ([name, path]) => `[data-icon="${name}"]{--icon:${toDataUrl(path)}}`,
  );
  const tones = [...TONES].map(
    (tone) =>
      `[data-tone="${tone}"]{--tone:var(--lw-${tone}-text);--edge:var(--lw-${tone}-border);--soft:var(--lw-${tone}-soft)}`,
  );
  return [...icons, ...tones].join("");
}
