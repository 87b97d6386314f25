import type { Screen } from "@listwise/contracts/tools";
import { moveScreen, createScreen } from "../screens";
import { placeDevice } from "./draw-screen";
import { SIZES, getSize } from "./sizes";
import { wrapText } from "./wrap-text";

const measure = (text: string) => text.length;
const screen = (change: Partial<Screen> = {}): Screen => ({ ...createScreen(), scale: 1, ...change });

test("the sizes are those that App Store Connect accepts", () => {
  expect(SIZES.map(({ key, width, height }) => [key, width, height])).toEqual([
    ["iphone-6.9", 1320, 2868],
    ["iphone-6.5", 1284, 2778],
    ["iphone-5.5", 1242, 2208],
    ["ipad-13", 2064, 2752],
  ]);
});

test("wraps words, keeps line breaks and splits words wider than a line between graphemes", () => {
  expect(wrapText("find every trail", measure, 10)).toEqual(["find every", "trail"]);
  expect(wrapText("one\ntwo", measure, 10)).toEqual(["one", "two"]);
  expect(wrapText("ab 你好世界再见", measure, 3)).toEqual(["ab", "你好世", "界再见"]);
  expect(wrapText("  ", measure, 3)).toEqual([]);
});

test("a device keeps the store's aspect ratio, next to text or centered alone", () => {
  const size = getSize("iphone-6.9");
  const alone = placeDevice(screen({ layout: "screen-only" }), size, 0);
  expect(alone.width / alone.height).toBeCloseTo(size.width / size.height);
  expect(alone.y + alone.height / 2).toBeCloseTo(size.height / 2);
  expect(placeDevice(screen(), size, 400).y).toBeGreaterThan(400);
  const above = placeDevice(screen({ layout: "text-bottom" }), size, 400);
  expect(above.y + above.height).toBeLessThan(size.height - 400);
});

test("screens swap with their neighbors but not beyond the ends", () => {
  const [a, b] = [screen(), screen()];
  expect(moveScreen([a, b], a.id, 1)).toEqual([b, a]);
  expect(moveScreen([a, b], a.id, -1)).toEqual([a, b]);
});
