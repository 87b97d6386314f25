import { HELP_PAGES } from "@listwise/aso-core/help";
import { appsEndpoints, competitorsEndpoints, ownAppsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { reviewManagerEndpoints, reviewsEndpoints } from "@listwise/contracts/reviews";
import {
  localizationsEndpoints,
  optimizerEndpoints,
  toolDraftsEndpoints,
  type TitleDraft,
} from "@listwise/contracts/tools";
import {
  answerWith,
  failWith,
  handle,
  recordPage,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { address, clearToasts, renderPage } from "@listwise/shared-ui/testing";
import { workspaceEndpoints } from "@listwise/contracts/workspace";
import { act, screen, waitFor } from "@testing-library/react";
import { aLimit, anApp } from "../testing/builders";
import { installFakeCanvas } from "../testing/fake-canvas";
import { answerWithApps, makeCurrent } from "../testing/tool-apps";
import { paths } from "./paths";
import { AppRoutes } from "./routes";

const server = startApiServer();
const [one, two] = [anApp(), anApp({ id: 12, name: "Rain Radar", storeId: "900000012" })];

/** All tools. A new one belongs here. */
const TOOLS = [
  paths.asoTools,
  paths.titleOptimizer,
  paths.descriptionOptimizer,
  paths.competitorAnalyzer,
  paths.iconAnalyzer,
  paths.localizationHelper,
  paths.keywordGenerator,
  paths.screenshotGenerator,
  paths.reviewManager,
];

let leave = () => {};
let page = recordPage().record;

beforeEach(() => {
  resetSession();
  sessionStorage.clear();
  clearToasts();
  installFakeCanvas();
  signInAs("user");
  const { record, restore } = recordPage();
  [page, leave] = [record, restore];
  const success = true as const;
  const { provenance } = one;
  const stats = { total: 0, average: null, responseRate: null, positiveSentiment: null };
  server.use(
    answerWithApps(one, two),
    answerWith(workspaceEndpoints.save, { success, data: { appId: 11, country: "us" } }),
    handle(appsEndpoints.get, ({ params }) =>
      Response.json({ success, data: [one, two].find(({ id }) => String(id) === params.id) }),
    ),
    handle(ownAppsEndpoints.localization, ({ params, request }) => {
      const country = new URL(request.url).searchParams.get("country");
      const app = [one, two].find(({ id }) => String(id) === params.id);
      return Response.json({ success, data: { ...app, country, name: `${app?.name} ${country}` } });
    }),
    answerWith(toolDraftsEndpoints.list, { success, data: [] }),
    answerWith(optimizerEndpoints.list, { success, data: [] }),
    answerWith(optimizerEndpoints.keywords, { success, data: [] }),
    answerWith(userKeywordsEndpoints.list, { success, data: [] }),
    answerWith(limitsEndpoints.check, { success, allowed: true, usage: null, feature: aLimit() }),
    answerWith(limitsEndpoints.myLimits, { success, data: {}, plan: { key: "pro", name: "Pro" } }),
    answerWith(limitsEndpoints.publicPlans, { success, data: [], features: [], paymentProvider: null }),
    answerWith(localizationsEndpoints.get, {
      success,
      data: {
        version: 1,
        baseLocale: "en-US",
        texts: {},
        unreviewed: {},
        glossary: { keep: [], forbid: [] },
        savedAt: null,
      },
    }),
    answerWith(localizationsEndpoints.versions, { success, data: [] }),
    answerWith(localizationsEndpoints.translation, { success, data: null }),
    failWith(competitorsEndpoints.data, "NOT_FOUND", "gone"),
    answerWith(reviewManagerEndpoints.list, { success, data: [], total: 0, stats, versions: [], provenance }),
    failWith(reviewsEndpoints.analysis, "NOT_FOUND", "gone"),
  );
});
afterEach(() => leave());

const open = (at: string) =>
  renderPage(
    <>
      <AppRoutes pages={[]} />
      <Toaster />
    </>,
    { path: "*", at },
  );

describe.each(TOOLS)("%s", (path) => {
  test("opens with the current app, and with another one after a switch", async () => {
    makeCurrent(12);
    open(path);
    expect(await screen.findByRole("link", { name: "Rain Radar" })).toBeVisible();
    expect(screen.queryByRole("combobox", { name: "App" })).not.toBeInTheDocument();
    act(() => makeCurrent(11));
    expect(await screen.findByRole("link", { name: "Trail Radar" })).toBeVisible();
    expect(screen.queryByRole("link", { name: "Rain Radar" })).not.toBeInTheDocument();
    expect(address()).toBe(path);
  });

  test("preselects the last used app while all apps are current; another choice becomes current", async () => {
    makeCurrent(12);
    open(path).unmount();
    const first = open(path);
    await screen.findByRole("link", { name: "Rain Radar" });
    first.unmount();
    act(() => makeCurrent(null));
    const { user } = open(path);
    const picker = await screen.findByRole("combobox", { name: "App" });
    expect(picker).toHaveDisplayValue("Rain Radar (iOS)");
    await user.selectOptions(picker, "Trail Radar (iOS)");
    expect(page.went).toEqual(["?for=11&country=us"]);
  });

  test("links to its help page next to the title", async () => {
    makeCurrent(11);
    open(path);
    const [slug] = Object.entries(HELP_PAGES).find(([, { route }]) => route === path) ?? [];
    const link = (await screen.findAllByRole("link", { name: /^Help: / }))[0];
    expect(link).toHaveAttribute("href", `/help/${slug}`);
    expect(link?.parentElement).toContainElement(screen.getByRole("heading", { level: 1 }));
  });

  test("without any app it has an action instead of an empty selection", async () => {
    server.use(answerWithApps());
    makeCurrent(null);
    open(path);
    if (path !== paths.asoTools) {
      expect(await screen.findByRole("link", { name: /Add an app|Find an app/ })).toHaveAttribute(
        "href",
        "/tracked-apps",
      );
    }
    expect(screen.queryByRole("combobox", { name: "App" })).not.toBeInTheDocument();
  });

  test.each(["?listing=12&storefront=de", "?appId=12&in=de", "?for=11&country=us&listing=12&in=de"])(
    "redirects the former address %s",
    async (search) => {
      makeCurrent(11);
      open(`${path}${search}`);
      await waitFor(() => expect(address()).toBe(`${path}?for=12&country=de`));
    },
  );
});

const getName = async () => screen.findByRole("textbox", { name: "App Name" });

test("a switch keeps unsaved text and says so; it is there again after switching back", async () => {
  makeCurrent(11);
  const { user } = open(paths.titleOptimizer);
  await user.type(await getName(), "!");
  act(() => makeCurrent(12));
  expect(await screen.findByText("Unsaved draft kept")).toBeVisible();
  await waitFor(async () => expect(await getName()).toHaveValue("Rain Radar us"));
  act(() => makeCurrent(11));
  await waitFor(async () => expect(await getName()).toHaveValue("Trail Radar us!"));
  expect(screen.getByText("Unsaved")).toBeVisible();
});

test("texts and drafts belong to the current country", async () => {
  const texts: TitleDraft = {
    platform: "ios",
    country: "gb",
    name: "British",
    subtitle: "",
    keywords: "",
    shortDescription: "",
  };
  const draft = { id: 5, tool: "title-optimizer" as const, appId: 11, version: 1, savedAt: "2026-03-04" };
  server.use(
    answerWith(toolDraftsEndpoints.list, { success: true, data: [{ ...draft, name: "GB", data: texts }] }),
  );
  makeCurrent(11, "gb");
  open(paths.titleOptimizer);
  await waitFor(async () => expect(await getName()).toHaveValue("British"));
  act(() => makeCurrent(11, "de"));
  await waitFor(async () => expect(await getName()).toHaveValue("Trail Radar de"));
  act(() => makeCurrent(11, "us"));
  await waitFor(async () => expect(await getName()).toHaveValue("Trail Radar us"));
});
