import { analyzeIcon, EDGE_PX } from "./analyze-icon";
import { computeContrast } from "./color-space";

type Color = [red: number, green: number, blue: number, alpha?: number];

const paint = (colorAt: (x: number, y: number) => Color) =>
  Uint8Array.from(
    Array.from({ length: EDGE_PX * EDGE_PX }, (_, index) => {
      const [red, green, blue, alpha = 255] = colorAt(index % EDGE_PX, Math.floor(index / EDGE_PX));
      return [red, green, blue, alpha];
    }).flat(),
  );
const part = (pixels: Uint8Array, key: string) => analyzeIcon(pixels)?.parts.find((one) => one.key === key);

it("merges similar colors and recommends those above 20 percent", () => {
  const found = analyzeIcon(
    paint((x, y) => (x < 48 ? [200 + (y % 4), 30, 30] : x < 60 ? [255, 255, 255] : [0, 0, 0])),
  );
  expect(found?.colors.map(({ percentage, isRecommended }) => [percentage, isRecommended])).toEqual([
    [75, true],
    [18.8, false],
    [6.3, false],
  ]);
});

it("costs ten points for each color above six, and stays within 60 to 98", () => {
  const eight: Color[] = [
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
    expect.objectContaining({ type: "negative", text: "Many colors" }),
  );
  const gray = analyzeIcon(paint(() => [120, 120, 120]));
  expect(gray?.score).toBe(60);
  const bold = analyzeIcon(paint((x) => (x < 32 ? [255, 255, 255] : [0, 0, 200])));
  expect(bold?.score).toBe(98);
});

it("detects that fine lines get lost at small sizes and large shapes don't", () => {
  const lines = paint((x) => (x % 2 ? [255, 255, 255] : [0, 0, 0]));
  const halves = paint((x) => (x < 32 ? [255, 255, 255] : [0, 0, 0]));
  expect(part(lines, "small-size")?.points).toBe(0);
  expect(part(halves, "small-size")?.points).toBe(100);
});

it("ignores transparent pixels, and returns null for a transparent image", () => {
  const half = analyzeIcon(paint((x) => (x < 32 ? [255, 0, 0] : [0, 255, 0, 0])));
  expect(half?.colors).toMatchObject([{ color: "#ff0000", percentage: 100 }]);
  expect(analyzeIcon(paint(() => [0, 0, 0, 0]))).toBeNull();
});

it("measures contrast as in WCAG", () => {
  expect(computeContrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(computeContrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 1);
});
