import path from "node:path";
import type { APIRequestContext } from "@playwright/test";
import { RegistrySchema, type Registry } from "@listwise/contracts/remotes";
import { z } from "@listwise/contracts/zod";
import { DEMO, enterAs, logIn } from "../fixtures/accounts";
import { startOwnSite, type OwnSite } from "../fixtures/sites/own-site";
import { copyProject, type ProjectCopy } from "../fixtures/sites/project-copy";
import { expect, test } from "../fixtures/test";
import { SitePage } from "../pages/site.page";

const NAME = "mfe-price-alerts";

// One worker runs all tests, so that they share one copy.
test.describe.configure({ mode: "default" });

let copy: ProjectCopy;
test.beforeAll(() => void (copy = copyProject()));
test.afterAll(() => copy.remove());

const getNames = ({ remotes }: Registry) => remotes.map(({ name }) => name).sort();
const create = (...names: string[]) => copy.run(["scripts/create-remote.mjs", "--no-install", ...names]);

const refused: [string[], RegExp][] = [
  [[], /Name the remote/],
  [["price-alerts"], /"price-alerts" is not a valid name/],
  [["mfe-Prices"], /"mfe-Prices" is not a valid name/],
  [["../mfe-prices"], /is not a valid name/],
  [["mfe-tracking"], /The folder "mfe-tracking" already exists/],
  [["mfe-keywords"], /The route \/keywords belongs to mfe-tracking/],
  [["mfe-login"], /The route \/login belongs to the shell/],
];

test("invalid names are refused with a message", () => {
  for (const [names, sentence] of refused) {
    const { code, output } = create(...names);
    expect(code, names.join()).toBe(1);
    expect(output).toMatch(sentence);
    expect(output).not.toMatch(/\n\s+at .+:\d+/);
  }
});

test.describe("a new remote", () => {
  let own: OwnSite;
  test.beforeAll(async () => {
    own = await startOwnSite();
  });
  test.afterAll(() => own.stop());

  async function registry(request: APIRequestContext): Promise<Registry> {
    // The site may have closed a reused connection while a program kept this process busy.
    const reply = await request.get("/remotes.json", { maxRetries: 2 });
    return z.parse(RegistrySchema, await reply.json());
  }

  /** Runs a program and expects that it succeeds. Returns its output. */
  function succeed(args: readonly string[], cwd?: string): string {
    const { code, output } = copy.run(args, cwd);
    expect(code, output).toBe(0);
    return output;
  }

  test("passes its tests and appears in a running site after it is published", async ({
    page,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: own.url });
    const before = await registry(request);
    expect(create(NAME).code).toBe(0);
    copy.linkDependencies("packages/create-remote", NAME);

    const jest = path.join(copy.folder, "node_modules/jest/bin/jest.js");
    expect(succeed([jest, "--maxWorkers", "1"], NAME)).toMatch(/6 passed, 6 total/);
    succeed(["scripts/build.mjs", NAME, "--publish", path.join(own.dataDir, "releases")]);

    const after = await registry(request);
    expect(getNames(after)).toEqual([...getNames(before), NAME].sort());
    expect(after.shell).toEqual(before.shell);

    await enterAs(page, await logIn(request, DEMO));
    await page.goto(`${own.url}/dashboard`);
    const site = new SitePage(page);
    await site.sidebar.getByRole("link", { name: "Price Alerts" }).click();
    await expect(site.heading("Price Alerts")).toBeVisible();
    await expect(site.slot(NAME)).toHaveAttribute("data-remote-status", "ready");
    await expect(page.getByText(/The server is Listwise \d/)).toBeVisible();
    await page.reload();
    await expect(site.heading("Price Alerts")).toBeVisible();
  });
});
