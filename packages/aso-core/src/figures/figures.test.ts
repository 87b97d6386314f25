import type { FigureDefinition } from "./figure-definition";
import { FIGURES, listFigures } from "./figures";

test.each(Object.entries<FigureDefinition>(FIGURES))("%s has a complete definition", (_, figure) => {
  const { unknown, ...texts } = figure;
  expect([...unknown, ...Object.values(texts)].filter((text) => text.trim() === "")).toEqual([]);
  for (const reason of unknown) expect(reason).toMatch(/^[A-Z].*\.$/);
  if (figure.sourceUrl !== undefined) expect(figure.sourceUrl).toMatch(/^https:/);
  expect(figure.definition).toMatch(/^[^.]+(\d\.\d+[^.]+)*\.$/);
});

test("labels are unique", () => {
  const labels = Object.values(FIGURES).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});

test("the page lists every figure once", () => {
  const listed = listFigures().flatMap(({ figures }) => figures.map(({ id }) => id));
  expect(listed.toSorted()).toEqual(Object.keys(FIGURES).toSorted());
});
