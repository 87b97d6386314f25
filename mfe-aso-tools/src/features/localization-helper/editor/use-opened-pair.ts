import type { KeyboardEvent } from "react";
import type { Language } from "../languages/use-languages";

/**
 * Returns the two languages of the editor. One opened language is next to the base language, two are next to each other;
 * without any, the first translation is opened.
 */
export function useOpenedPair(
  languages: readonly Language[],
  base: string,
  opened: readonly string[],
  onOpened: (codes: readonly string[]) => void,
) {
  const [one, two] = opened;
  const first = languages.find(({ code }) => code !== base)?.code;
  const left = two === undefined ? base : (one ?? base);
  const right = two ?? one ?? first;
  const find = (code: string | undefined) => languages.find((language) => language.code === code);
  const others = languages.filter(({ code }) => code !== left);

  const openRight = (code: string) => onOpened(left === base ? [code] : [left, code]);
  const step = (by: number) => {
    const index = others.findIndex(({ code }) => code === right);
    const next = others[(index + by + others.length) % others.length];
    if (next) openRight(next.code);
  };

  return {
    left: find(left),
    right: right === left ? undefined : find(right),
    others,
    openLeft: (code: string) => onOpened([code === base ? [] : [code], right ?? []].flat()),
    /** Opens a language in the second column; the base language alone. */
    openRight: (code: string) => (code === left ? onOpened([base]) : openRight(code)),
    step,
    /** Opens the next or previous language; the focus stays in the same field. */
    onKeyDown: (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== "PageDown" && event.key !== "PageUp")) return;
      event.preventDefault();
      step(event.key === "PageDown" ? 1 : -1);
    },
  };
}
