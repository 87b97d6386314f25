const load = async () => (await import("./describe-browser")).describeBrowser();

beforeEach(() => jest.resetModules());
afterEach(() => Reflect.deleteProperty(navigator, "userAgentData"));

function setHints(...names: string[]): void {
  const brands = names.map((brand) => ({ brand, version: "140" }));
  Object.defineProperty(navigator, "userAgentData", {
    configurable: true,
    value: { brands, platform: "Linux" },
  });
}

test.each([
  [["Not=A?Brand", "Chromium", "Microsoft Edge"], "Microsoft Edge 140"],
  [["Chromium", "Not/A)Brand"], "Chromium 140"],
])("of the brands %j the browser is %s", async (names, browser) => {
  setHints(...names);
  expect(await load()).toEqual({ browser, os: "Linux" });
});

test.each([[[]], [["Not A;Brand"]]])("with the brands %j the user agent is parsed", async (names) => {
  setHints(...names);
  const agent = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";
  jest.spyOn(navigator, "userAgent", "get").mockReturnValue(agent);
  expect(await load()).toEqual({ browser: "Firefox 140", os: "Linux" });
});
