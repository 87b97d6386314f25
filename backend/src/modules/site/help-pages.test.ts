import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  groupHelp,
  HELP_PAGES,
  HELP_PICTURE_SIZE,
  HELP_PICTURE_THEMES,
  listHelpPictures,
} from "@listwise/aso-core/help";
import { contentEndpoints } from "@listwise/contracts/content";
import { RemoteDescriptorSchema } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { getBackendRoot, getProjectRoot } from "../../infra/paths";
import { startTestApp, type TestApp } from "../../testing/test-app";

const PICTURES = join(getBackendRoot(), "src/modules/site/help-pictures");
const PAGES = join(getBackendRoot(), "src/modules/content/seed/pages");
const MAX_PICTURE_BYTES = 60_000;
/** Pages of the remotes that aren't tools: parts of another page, shared pages, and the account. */
const NOT_TOOLS = /:|^\/reports\/new$|^\/app-launch-checklist$|^\/subscription/;

const readRoutes = (remote: string) =>
  z
    .parse(
      RemoteDescriptorSchema,
      JSON.parse(readFileSync(join(getProjectRoot(), remote, "remote.json"), "utf8")),
    )
    .routes.map(({ path }) => path);
const readPage = (slug: string) => readFileSync(join(PAGES, `${slug}.md`), "utf8");

/** Reads the size of a WebP picture in the extended format, which Chromium writes, from its header. */
function readSize(file: string) {
  const bytes = readFileSync(join(PICTURES, file));
  expect(bytes.toString("latin1", 8, 16)).toBe("WEBPVP8X");
  return { width: 1 + bytes.readUIntLE(24, 3), height: 1 + bytes.readUIntLE(27, 3) };
}

describe("help pages of the tools", () => {
  test("every tool has a page, and every page's tool exists", () => {
    const routes = [...readRoutes("mfe-tracking"), ...readRoutes("mfe-aso-tools")];
    const tools = routes.filter((path) => !NOT_TOOLS.test(path));
    expect([...new Set(Object.values(HELP_PAGES).map(({ route }) => route))].sort()).toEqual(tools.sort());
  });

  test.each(Object.entries(HELP_PAGES))(
    "%s links to its tool and has pictures with alt texts",
    (slug, page) => {
      const text = readPage(slug);
      expect(text).toContain(`](${page.route})`);
      expect(text).toContain("category: HELP");
      expect(listHelpPictures(text).length).toBeGreaterThan(0);
      const alts = [...text.matchAll(/!\[([^\]]*)\]/g)].map(([, alt = ""]) => alt);
      expect(alts.filter((alt) => alt.length < 20)).toEqual([]);
    },
  );

  test.each(Object.keys(HELP_PAGES))("%s is linked from the tool", (slug) => {
    const sources = ["mfe-tracking/src", "mfe-aso-tools/src"].map((folder) => join(getProjectRoot(), folder));
    const files = sources.flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: "utf8" })
        .filter((file) => file.endsWith(".tsx") && !file.endsWith(".test.tsx"))
        .map((file) => join(folder, file)),
    );
    const link = new RegExp(`\\b(?:help|page)="${slug}"`);
    expect(files.some((file) => link.test(readFileSync(file, "utf8")))).toBe(true);
  });

  test("every picture is used, exists in both themes, and has the declared size", () => {
    const used = readdirSync(PAGES).flatMap((file) => listHelpPictures(readPage(file.replace(/\.md$/, ""))));
    const files = used.flatMap((name) => HELP_PICTURE_THEMES.map((theme) => `${name}-${theme}.webp`));
    expect(readdirSync(PICTURES).sort()).toEqual(files.sort());
    for (const file of files) {
      expect(readSize(file)).toEqual(HELP_PICTURE_SIZE);
      expect(statSync(join(PICTURES, file)).size).toBeLessThanOrEqual(MAX_PICTURE_BYTES);
    }
  });
});

describe("in the site", () => {
  let site: TestApp;
  beforeAll(async () => void (site = await startTestApp()));
  afterAll(() => site.close());

  test("a page shows its pictures in both themes, lazily and with their size", async () => {
    const { data } = await site.call(contentEndpoints.pageBySlug, { params: { slug: "alerts" } });
    for (const theme of HELP_PICTURE_THEMES) {
      const size = `width="${HELP_PICTURE_SIZE.width}" height="${HELP_PICTURE_SIZE.height}"`;
      expect(data.html).toContain(
        `<img loading="lazy" src="/help-pictures/alerts-${theme}.webp" ${size} alt="`,
      );
    }
    const picture = await site.app.inject({ url: "/help-pictures/alerts-dark.webp" });
    expect(picture.statusCode).toBe(200);
    expect(picture.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=86400",
    });
  });

  test("only pictures of the folder are served", async () => {
    for (const file of ["none.webp", "..%2fassets%2ffavicon.ico", "%2e%2e%2fsite.routes.ts"])
      expect((await site.app.inject({ url: `/help-pictures/${file}` })).statusCode).toBe(404);
  });

  test.each([
    ["localization", "localization"],
    ["translate", "translation"],
    ["screenshots", "screenshot-generator"],
    ["API", "api"],
    ["checklist", "launch-checklists"],
    ["icon", "icon-analyzer"],
    ["review reply", "review-manager"],
    ["competitor", "competitor-analyzer"],
    ["export", "exports"],
    ["limits", "subscription-limits"],
    ["how do I answer reviews?", "review-manager"],
    ["keyword field", "keyword-field"],
    ["rank changes by email", "alerts"],
  ])("a search for %j finds %s first", async (search, slug) => {
    const answer = await site.call(contentEndpoints.pagesByCategory, { params: { category: "help" } });
    const [group] = groupHelp(answer.data, search);
    expect(group?.[1][0]?.slug).toBe(slug);
  });
});
