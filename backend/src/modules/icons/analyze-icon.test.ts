import { analyzeIcon, EDGE } from "./analyze-icon";
import { contrast } from "./colour-space";

type Colour = [red: number, green: number, blue: number, alpha?: number];

const paint = (colourAt: (x: number, y: number) => Colour) =>
  Uint8Array.from(
    Array.from({ length: EDGE * EDGE }, (_, index) => {
      const [red, green, blue, alpha = 255] = colourAt(index % EDGE, Math.floor(index / EDGE));
      return [red, green, blue, alpha];
    }).flat(),
  );
const part = (pixels: Uint8Array, key: string) => analyzeIcon(pixels)?.parts.find((one) => one.key === key);

it("merges near colours and recommends those above 20 percent", () => {
  const found = analyzeIcon(
    paint((x, y) => (x < 48 ? [200 + (y % 4), 30, 30] : x < 60 ? [255, 255, 255] : [0, 0, 0])),
  );
  expect(found?.colors.map(({ percentage, isRecommended }) => [percentage, isRecommended])).toEqual([
    [75, true],
    [18.8, false],
    [6.3, false],
  ]);
});

it("costs ten points for each colour above six, and never leaves 60 to 98", () => {
  const eight: Colour[] = [
    [0, 0, 0],
    [255, 255, 255],
    [255, 0, 0],
    [0, 255, 0],
    [0, 0, 255],
    [255, 255, 0],
    [255, 0, 255],
    [0, 255, 255],
  ];
  const stripes = analyzeIcon(paint((x) => eight[Math.floor(x / 8)] ?? [0, 0, 0]));
  expect(stripes).toMatchObject({ penalty: 20 });
  expect(stripes?.score).toBeLessThanOrEqual(78);
  expect(stripes?.feedback).toContainEqual(
    expect.objectContaining({ type: "negative", text: "Many colours" }),
  );
  const grey = analyzeIcon(paint(() => [120, 120, 120]));
  expect(grey?.score).toBe(60);
  const bold = analyzeIcon(paint((x) => (x < 32 ? [255, 255, 255] : [0, 0, 200])));
  expect(bold?.score).toBe(98);
});

it("sees that fine lines are lost where an icon is small, and large shapes are not", () => {
  const lines = paint((x) => (x % 2 ? [255, 255, 255] : [0, 0, 0]));
  const halves = paint((x) => (x < 32 ? [255, 255, 255] : [0, 0, 0]));
  expect(part(lines, "small-size")?.points).toBe(0);
  expect(part(halves, "small-size")?.points).toBe(100);
});

it("does not count what cannot be seen, and tells nothing of an empty picture", () => {
  const half = analyzeIcon(paint((x) => (x < 32 ? [255, 0, 0] : [0, 255, 0, 0])));
  expect(half?.colors).toMatchObject([{ color: "#ff0000", percentage: 100 }]);
  expect(analyzeIcon(paint(() => [0, 0, 0, 0]))).toBeNull();
});

it("measures contrast as WCAG does", () => {
  expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 1);
});
