import { FIELDS, getStoreFields } from "../localization";
import { STORE_SIZES } from "../screenshots";
import { isPlatform, isSearched, parsePlatform, parseStoreLink, PLATFORMS, STORES } from ".";

test.each([
  [
    "ios",
    [
      "name 30",
      "subtitle 30",
      "shortDescription 170",
      "description 4000",
      "keywords 100",
      "releaseNotes 500",
    ],
  ],
  ["android", ["name 30", "shortDescription 80", "description 4000", "releaseNotes 500"]],
] as const)("%s has these texts", (platform, texts) => {
  expect(getStoreFields(platform).map(({ key, limits }) => `${key} ${limits[platform]}`)).toEqual(texts);
});

test("every rule about a text names one that the store has", () => {
  for (const platform of PLATFORMS) {
    const { searched, tagline, wordField } = STORES[platform];
    const own = getStoreFields(platform).map(({ key }) => key);
    expect(own).toEqual(expect.arrayContaining([...searched, tagline, wordField.key]));
  }
  expect(PLATFORMS.map((platform) => isSearched(platform, "description"))).toEqual([false, true]);
  expect(FIELDS.filter(({ key }) => isSearched("ios", key)).map(({ key }) => key)).toEqual([
    "name",
    "subtitle",
    "keywords",
  ]);
});

test("no size allows more images than the store", () => {
  for (const platform of PLATFORMS) {
    const own = STORE_SIZES.filter((size) => size.platform === platform);
    expect(Math.max(...own.map(({ maximum }) => maximum))).toBe(STORES[platform].maxScreenshots);
  }
});

test.each([
  ["https://apps.apple.com/us/app/radar/id123456789?l=en", "123456789", "ios", "us"],
  ["apps.apple.com/app/id123456789", "123456789", "ios", null],
  ["itunes.apple.com/JP/app/radar/id5", "5", "ios", "jp"],
  ["id123456789", "123456789", "ios", null],
  [" 123456789 ", "123456789", "ios", null],
  ["https://play.google.com/store/apps/details?id=com.acme.app&hl=en", "com.acme.app", "android", null],
  ["play.google.com/store/apps/details?id=com.acme.app&gl=DE", "com.acme.app", "android", "de"],
  ["play.google.com/store/apps/details?id=com.acme.app&gl=germany", "com.acme.app", "android", null],
])("%s is a link", (text, storeId, platform, country) => {
  expect(parseStoreLink(text)).toEqual({ storeId, platform, country });
});

test.each([
  "weather",
  "12345678",
  "com.acme.app",
  "https://apps.apple.com/us/developer/acme/id12x",
  "https://play.google.com/store/apps/details?id=acme",
  "https://play.google.com/store/apps/details?id=../x.y",
  "https://play.google.com.example.com/store/apps/details?id=com.acme.app",
  "https://play.google.com/store/apps",
])("%s isn't a link to an app", (text) => {
  expect(parseStoreLink(text)).toBeNull();
});

test.each(PLATFORMS)("the address of an app in the store of %s leads back to it", (platform) => {
  const storeId = { ios: "123456789", android: "com.acme.app" }[platform];
  expect(parseStoreLink(STORES[platform].buildAppUrl(storeId, "de") ?? "")).toEqual({
    storeId,
    platform,
    country: "de",
  });
});

test("ids of another store have no address, and developers have one", () => {
  expect(STORES.ios.buildAppUrl("com.acme.app", "us")).toBeNull();
  expect(STORES.ios.buildDeveloperUrl("42", "us")).toBe("https://apps.apple.com/us/developer/id42");
  expect(["42", "Acme & Co"].map((id) => STORES.android.buildDeveloperUrl(id, "us"))).toEqual([
    "https://play.google.com/store/apps/dev?id=42",
    "https://play.google.com/store/apps/developer?id=Acme+%26+Co",
  ]);
});

test("only names of platforms are platforms", () => {
  expect(["ios", "android", "web", "", null].map(isPlatform)).toEqual([true, true, false, false, false]);
  expect(["android", "web", null].map(parsePlatform)).toEqual(["android", "ios", "ios"]);
});
