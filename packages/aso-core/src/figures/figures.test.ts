import { FIGURES, type FigureDefinition } from "./figures";

test.each(Object.entries<FigureDefinition>(FIGURES))("%s has a complete definition", (_, figure) => {
  expect(Object.values(figure).filter((text) => text.trim() === "")).toEqual([]);
  expect(figure.definition).toMatch(/^[^.]+(\d\.\d+[^.]+)*\.$/);
});

test("labels are unique", () => {
  const labels = Object.values(FIGURES).map(({ label }) => label);
  expect(new Set(labels).size).toBe(labels.length);
});
