import { Html } from "../../html";

/** Colors of each role in light and dark mode; those of the site's default theme. */
const ROLES = {
  page: { "background-color": ["#f7f8fa", "#0b0c10"] },
  card: { "background-color": ["#ffffff", "#121319"], "border-color": ["#e4e6eb", "#23252e"] },
  text: { color: ["#15171c", "#eef0f4"] },
  muted: { color: ["#535966", "#a8adba"] },
  link: { color: ["#5540cf", "#b1a6ff"] },
  button: { "background-color": ["#5f4bd9", "#6d59e8"], color: ["#ffffff", "#ffffff"] },
  code: {
    "background-color": ["#f2f3f6", "#191b22"],
    "border-color": ["#cfd3db", "#363a46"],
    color: ["#15171c", "#eef0f4"],
  },
  note: {
    "background-color": ["#f0eeff", "#1e1b38"],
    "border-color": ["#cdc6fb", "#443b8a"],
    color: ["#15171c", "#eef0f4"],
  },
  cell: { "border-color": ["#e4e6eb", "#23252e"], color: ["#15171c", "#eef0f4"] },
  label: { "border-color": ["#e4e6eb", "#23252e"], color: ["#535966", "#a8adba"] },
} satisfies Record<string, Record<string, readonly [light: string, dark: string]>>;

/** The purpose of an element's colors. */
export type ColorRole = keyof typeof ROLES;

/** Returns the attributes of an element: its style with the light colors, and the class for the dark ones. */
export function paint(role: ColorRole, style: string): Html {
  const colors = Object.entries(ROLES[role]).map(([property, [light]]) => `${property}:${light}`);
  return new Html(`class="m-${role}" style="${[style, ...colors].join(";")}"`);
}

/** Returns the rules for dark mode. They only change colors, so mail programs may drop them. */
export function renderDarkRules(): Html {
  const rules = Object.entries(ROLES).map(([role, colors]) => {
    const words = Object.entries(colors).map(([property, [, dark]]) => `${property}:${dark} !important`);
    return `.m-${role}{${words.join(";")}}`;
  });
  return new Html(`@media (prefers-color-scheme:dark){${rules.join("")}}`);
}
