import { splitSearchWords } from "@listwise/aso-core/text";
import { defaultFilter } from "cmdk";

/**
 * Scores how well a command matches what was typed, 0–1; 0 hides it. A command whose label has all typed words, which may be the
 * starts of words, comes before all that match loosely. The first keyword of a command is its label.
 */
export function scoreCommand(id: string, typed: string, keywords: readonly string[] = []): number {
  const score = defaultFilter(id, typed, [...keywords]);
  if (score === 0) return 0;
  const words = splitSearchWords(keywords[0] ?? "");
  const isNamed = splitSearchWords(typed).every((part) => words.some((word) => word.startsWith(part)));
  return isNamed ? (1 + score) / 2 : score / 2;
}
