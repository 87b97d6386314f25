import { getStoreSize, isBanner, STORE_SIZES } from "@listwise/aso-core/screenshots";
import { ScreenSchema, type Screen } from "@listwise/contracts/tools";
import { aScreen } from "../../../testing/screenshot-builders";
import { getDeviceRatio } from "../draw/frames";
import { fitCaption, getTitleSize } from "./fit-caption";
import { getPanoramaPart, listNeededDevices } from "./panorama";
import { placeDevices, placeText, type DevicePlace } from "./place-screen";
import { wrapText } from "./wrap-text";

const measure = (text: string) => text.length * 0.5;
const phone = getStoreSize("iphone-6.9");
const LAYOUTS = ScreenSchema.shape.layout.options;

test("wraps words, keeps line breaks and splits words wider than a line between graphemes", () => {
  const count = (text: string) => text.length;
  expect(wrapText("find every trail", count, 10)).toEqual(["find every", "trail"]);
  expect(wrapText("one\ntwo", count, 10)).toEqual(["one", "two"]);
  expect(wrapText("ab 你好世界再见", count, 3)).toEqual(["ab", "你好世", "界再见"]);
  expect(wrapText("  ", count, 3)).toEqual([]);
});

describe("captions", () => {
  const area = placeText({ layout: "caption-top" }, phone);
  const largest = getTitleSize(phone);
  const fit = (title: string, sub = "") => fitCaption({ title, sub }, area, largest, measure);

  test("a short one has the largest type, a longer one smaller type", () => {
    expect(fit("Find every trail").blocks[0]?.fontSize).toBeCloseTo(largest);
    const longer = fit("Find every trail in the mountains, also where there is no network at all");
    expect(longer.fits).toBe(true);
    expect(longer.blocks[0]?.fontSize).toBeLessThan(largest);
  });

  test("one that is too long in the smallest type is reported, and no type is below 60%", () => {
    const { fits, blocks } = fit("word ".repeat(40), "more ".repeat(40));
    expect(fits).toBe(false);
    expect(blocks[0]?.fontSize).toBeGreaterThanOrEqual(largest * 0.6);
  });

  test("a word gets smaller type rather than a break; one that is wider than a line even then is reported", () => {
    const wide = fit("Fotobearbeitungsprogramm");
    expect(wide).toMatchObject({ fits: true, blocks: [{ lines: ["Fotobearbeitungsprogramm"] }] });
    expect(wide.blocks[0]?.fontSize).toBeLessThan(largest);
    expect(fit("Donaudampfschifffahrtsgesellschaft").fits).toBe(false);
    expect(fit("照片编辑器和拼贴画制作工具适合每一天").fits).toBe(true);
  });

  test("an empty one has no lines and no height", () => {
    expect(fit(" ")).toEqual({ blocks: [], height: 0, fits: true });
    expect(fit("", "Only a second line").blocks).toHaveLength(1);
  });
});

/** Returns the top of a device, whose rotated corners rise. */
const getTop = ({ y, width, angle }: DevicePlace, ratio: number) =>
  y - (width * ratio * Math.cos(angle)) / 2 - (width / 2) * Math.abs(Math.sin(angle));

const cases = STORE_SIZES.filter((size) => !isBanner(size)).flatMap((size) =>
  LAYOUTS.filter((layout) => !["caption-bottom", "full-bleed"].includes(layout)).map(
    (layout) => [size.key, layout] as const,
  ),
);

test.each(cases)("%s, %s: a device is never under its text", (key, layout) => {
  const size = getStoreSize(key);
  const screen = aScreen({ layout });
  const part = layout === "panorama" ? { first: 0, index: 0, count: 2 } : null;
  const area = placeText(screen, size);
  for (const textHeight of [area.height * 0.3, area.height]) {
    const ratio = getDeviceRatio(size, "dark");
    const places = placeDevices({ screen, size, textHeight, ratio, part });
    expect(places.length).toBeGreaterThan(0);
    for (const place of places) {
      expect(getTop(place, ratio)).toBeGreaterThanOrEqual(area.y + textHeight);
      expect(getTop(place, ratio)).toBeLessThan(size.height * 0.6);
    }
  }
});

test("below a device, the caption is under its lower edge; without a caption the device is whole", () => {
  const ratio = getDeviceRatio(phone, "dark");
  const screen = aScreen({ layout: "caption-bottom" });
  const area = placeText(screen, phone);
  const [below] = placeDevices({ screen, size: phone, textHeight: area.height, ratio, part: null });
  expect((below?.y ?? 0) + ((below?.width ?? 0) * ratio) / 2).toBeLessThanOrEqual(area.y);
  const [alone] = placeDevices({ screen: aScreen(), size: phone, textHeight: 0, ratio, part: null });
  expect(alone).toMatchObject({ x: phone.width / 2, y: phone.height / 2 });
  expect((alone?.width ?? 0) * ratio).toBeLessThanOrEqual(phone.height);
});

test("two devices overlap, and a full screen has no device", () => {
  const place = (layout: Screen["layout"]) =>
    placeDevices({ screen: aScreen({ layout }), size: phone, textHeight: 300, ratio: 2, part: null });
  const [back, front] = place("duo");
  expect([back?.device, front?.device]).toEqual([2, 1]);
  expect((front?.x ?? 0) - (front?.width ?? 0) / 2).toBeLessThan((back?.x ?? 0) + (back?.width ?? 0) / 2);
  expect(place("full-bleed")).toEqual([]);
});

describe("panoramas", () => {
  const layouts = ["caption-top", "panorama", "panorama", "panorama", "tilted", "panorama"] as const;
  const screens = layouts.map((layout) => aScreen({ layout }));

  test("consecutive screens are one panorama", () => {
    expect(screens.map((_, index) => getPanoramaPart(screens, index))).toEqual([
      null,
      { first: 1, index: 0, count: 3 },
      { first: 1, index: 1, count: 3 },
      { first: 1, index: 2, count: 3 },
      null,
      { first: 5, index: 0, count: 1 },
    ]);
  });

  test("the device at a seam continues in the next screen", () => {
    const place = (at: number) =>
      placeDevices({
        screen: screens[at] ?? aScreen(),
        size: phone,
        textHeight: 200,
        ratio: 2,
        part: getPanoramaPart(screens, at),
      });
    const [first, second, third] = [place(1), place(2), place(3)];
    expect(first).toMatchObject([{ x: phone.width, from: 0 }]);
    expect(second).toMatchObject([
      { x: 0, from: -1 },
      { x: phone.width, from: 0 },
    ]);
    expect(third).toMatchObject([{ x: 0, from: -1 }]);
    expect({ ...second[0], x: 0, from: 0 }).toEqual({ ...first[0], x: 0, from: 0 });
    expect(place(5)).toMatchObject([{ x: phone.width / 2 }]);
  });

  test("the last screen of a panorama needs no image, two devices need two", () => {
    const list = (at: number, key = phone) => listNeededDevices(screens, at, key);
    expect([list(1), list(2), list(3), list(5)]).toEqual([[1], [1], [], [1]]);
    expect(listNeededDevices([aScreen({ layout: "duo" })], 0, phone)).toEqual([1, 2]);
    expect(list(3, getStoreSize("play-feature"))).toEqual([1]);
  });
});
