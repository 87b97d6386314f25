import type { NavEntry } from "@listwise/contracts/remotes";
import { aRegistry } from "../../testing/setup-site";
import { getPageEntries } from "./page-entries";

const entry = (area: NavEntry["area"], label: string, path: string, guard: NavEntry["guard"]): NavEntry => ({
  area,
  label,
  path,
  guard,
  order: 1,
});
const [remote] = aRegistry.remotes;
if (!remote) throw new Error("The registry for tests has a remote.");
const route = { title: "", titleKey: "seo.title.x" };
const descriptor = {
  ...remote.descriptor,
  routes: [{ ...route, path: "/dashboard", guard: "user" as const }],
  navigation: [
    entry("sidebar", "Dashboard", "/dashboard", "user"),
    entry("footer", "Dashboard", "/dashboard", "public"),
    entry("public", "Pricing", "/pricing#pricing", "public"),
    entry("footer", "Store", "https://example.com", "public"),
    entry("command", "Import keywords", "/keywords?import=1", "user"),
    entry("admin", "Users", "/admin/users", "admin"),
  ],
};
const labelsFor = (role: string | null, enabled = true) =>
  getPageEntries([{ descriptor, enabled }], { role }).map(({ label }) => label);

test("lists the pages of a role once each, without coming-soon and external ones", () => {
  expect(labelsFor(null)).toEqual(["Pricing"]);
  expect(labelsFor("user")).toEqual(["Dashboard", "Settings", "Import keywords", "Pricing"]);
  expect(labelsFor("admin")).toContain("Users");
});

test("a remote that is turned off has no entries; the shell's stay", () => {
  expect(labelsFor("admin", false)).toEqual(["Settings"]);
});
