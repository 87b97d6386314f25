import { addWorkspaceParams, parseWorkspace } from "./workspace-params";

const parse = (search: string) => parseWorkspace(new URLSearchParams(search));
const add = (search: string, appId: number | null, country = "us") =>
  addWorkspaceParams(new URLSearchParams(search), { appId, country }).toString();

test.each([
  ["", {}],
  ["for=7&country=GB", { appId: 7, country: "gb" }],
  ["for=all", { appId: null }],
  ["for=7", { appId: 7 }],
  ["country=de", { country: "de" }],
  ["for=x&country=xx", {}],
  ["for=0", {}],
  ["for=", {}],
  ["for=123456789&country=de", { country: "de" }],
  ["for=7&app=9&country=gb&page-country=de", { appId: 7, country: "de" }],
  ["app=9&country=gb", {}],
])("%s names %j", (search, workspace) => {
  expect(parse(search)).toEqual(workspace);
});

test("parameters of the page and of open details stay", () => {
  expect(add("sort=rank", 7)).toBe("sort=rank&for=7&country=us");
  expect(add("for=7&country=us", null, "gb")).toBe("for=all&country=gb");
  const kept = addWorkspaceParams(new URLSearchParams("country=de&for=x"), { appId: null });
  expect(kept.toString()).toBe("country=de&for=all");
  const withDetails = add("for=7&app=9&country=gb&page-country=de", 8, "fr");
  expect(parse(withDetails)).toEqual({ appId: 8, country: "fr" });
  expect(new URLSearchParams(withDetails).get("app")).toBe("9");
  expect(new URLSearchParams(withDetails).get("country")).toBe("gb");
});
