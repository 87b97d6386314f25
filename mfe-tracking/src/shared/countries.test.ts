import { getUnknownCountryMessage, parseCountry } from "./countries";

test.each([
  ["de", "de"],
  ["GB", "gb"],
  ["zh-Hans", "cn"],
  ["zh-Hant", "tw"],
  ["en-GB", "gb"],
  ["ar-SA", "sa"],
  ["ja", "jp"],
  ["no", "no"],
  ["zz", "us"],
  ["not a code", "us"],
  ["", "us"],
  [null, "us"],
])("the storefront of %j is %s", (asked, country) => {
  expect(parseCountry(asked)).toBe(country);
});

test("only a code without a storefront is reported", () => {
  const getMessage = (country: string) => getUnknownCountryMessage(new URLSearchParams({ country }));
  expect(getMessage("zh-Hans")).toBeUndefined();
  expect(getMessage("zz")).toMatch(/no storefront/);
});
