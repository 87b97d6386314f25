import { saveScroll, scrollPage } from "./scroll-page";

let height = 2_000;

beforeEach(() => {
  window.scrollTo = (_x: unknown, y?: number) => {
    Object.defineProperty(window, "scrollY", { value: Math.min(y ?? 0, height), configurable: true });
  };
  window.scrollTo(0, 0);
});

const grow = () => document.body.append(document.createElement("p"));

test("a page of the history returns to its position as soon as it is long enough", async () => {
  window.scrollTo(0, 800);
  saveScroll("list");
  scrollPage({ key: "details", hash: "" }, false);
  expect(window.scrollY).toBe(0);

  height = 300;
  scrollPage({ key: "list", hash: "" }, true);
  expect(window.scrollY).toBe(300);
  height = 2_000;
  grow();
  await Promise.resolve();
  expect(window.scrollY).toBe(800);
});

test("an anchor is scrolled to when it is rendered", async () => {
  const shown = jest.fn();
  scrollPage({ key: "new", hash: "#pricing" }, false);
  const target = document.createElement("h2");
  target.id = "pricing";
  target.scrollIntoView = shown;
  document.body.append(target);
  await Promise.resolve();
  expect(shown).toHaveBeenCalledTimes(1);
});
