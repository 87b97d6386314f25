import { iconsEndpoints, optimizerEndpoints, toolDraftsEndpoints } from "@listwise/contracts/tools";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { fireEvent, screen, within } from "@testing-library/react";
import { anApp } from "../../testing/builders";
import { anAnalysis, aShelf } from "../../testing/icon-builders";
import { answerWithApps, makeCurrent } from "../../testing/tool-apps";
import { IconAnalyzerPage } from "./icon-analyzer.page";

const server = startApiServer();
const path = "/aso-tools/icon-analyzer";
const icon = "/store-media/sample/900000011.svg";
const app = anApp({ icon });
const preview = "data:image/png;base64,iVBORw0KGgo=";
const success = true as const;
const UNREADABLE = "Could not extract colors from the icon. The image might be inaccessible or invalid.";

const aFile = (type: string, size = 4) =>
  Object.defineProperty(new File(["icon"], "icon", { type }), "size", { value: size });

beforeEach(() => {
  resetSession();
  sessionStorage.clear();
  clearToasts();
  signInAs("user");
  makeCurrent(11);
  server.use(
    answerWithApps(app),
    answerWith(toolDraftsEndpoints.list, { success, data: [] }),
    answerWith(optimizerEndpoints.keywords, { success, data: [] }),
    answerWith(iconsEndpoints.analyze, { success, data: anAnalysis(), colors: anAnalysis().colors }),
    answerWith(iconsEndpoints.upload, { success, data: anAnalysis({ score: 91 }), preview }),
    answerWith(iconsEndpoints.shelf, aShelf()),
  );
});

const open = () =>
  renderPage(
    <>
      <IconAnalyzerPage />
      <Toaster />
    </>,
    { path, at: path },
  );
const region = async (name: string) => within(await screen.findByRole("region", { name }));

test("explains the icon of the selected app at all sizes, without violations", async () => {
  const { container } = open();
  const live = await region("Icon of Trail Radar");
  expect(live.getByText("Icon score 74")).toBeVisible();
  expect(live.getByText("1.6:1 between its colors.")).toBeVisible();
  expect(live.getByText("Low contrast")).toBeVisible();
  expect(live.getByRole("group", { name: "On dark background" })).toHaveTextContent("Smallest, 20");
  await expectNoViolations(container);
});

test("the comparison appears after the report above it", async () => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    handle(iconsEndpoints.analyze, async () => {
      await held;
      return Response.json({ success, data: anAnalysis(), colors: [] });
    }),
  );
  open();
  expect(await screen.findByRole("button", { name: /Upload/ })).toBeVisible();
  expect(screen.queryByRole("region", { name: "A/B preview" })).not.toBeInTheDocument();
  answer();
  expect(await screen.findByRole("region", { name: "A/B preview" })).toBeVisible();
  expect(screen.getByText("Icon score 74")).toBeVisible();
});

test("an upload is shown next to the live icon and among search results, and can be saved", async () => {
  let saved: { tool: string; appId: number; data: object } | undefined;
  server.use(
    handle(toolDraftsEndpoints.create, async ({ request }) => {
      saved = JSON.parse(await request.text());
      const work = { id: 5, name: "Blue", version: 1, savedAt: "2026-11-21T00:00:00.000Z", ...saved };
      return new Response(JSON.stringify({ success, data: work }), {
        status: 201,
        headers: { "content-type": "application/json" },
      });
    }),
  );
  const { user, container } = open();
  await user.upload(await screen.findByLabelText("Icon file"), aFile("image/png"));
  const draft = await region("Your draft");
  expect(draft.getByText("Icon score 91")).toBeVisible();
  expect(await screen.findByText("Icon score 74")).toBeVisible();
  await user.type(screen.getByRole("combobox", { name: "Keyword" }), "hiking");
  await user.click(screen.getByRole("button", { name: "Show" }));
  const shelf = await screen.findByRole("list", { name: "Results for “hiking”" });
  expect(within(shelf).getByText(/^Yours: Trail Radar/)).toBeVisible();
  await user.selectOptions(screen.getByRole("combobox", { name: "View" }), "Grayscale");
  expect(shelf.parentElement).toHaveStyle({ filter: "grayscale(1)" });
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.type(await screen.findByRole("textbox", { name: "Name" }), "Blue");
  await user.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(saved).toMatchObject({
    tool: "icon-analyzer",
    appId: 11,
    data: { picture: preview, keyword: "hiking", country: "us", analysis: { score: 91 } },
  });
});

test("A/B preview: two icons in search results and on home screens, in all views, without violations", async () => {
  const data = { picture: preview, analysis: anAnalysis(), keyword: "hiking", country: "us" };
  const work = { tool: "icon-analyzer" as const, appId: 11, version: 1, savedAt: "2026-11-21T00:00:00.000Z" };
  const drafts = ["Blue", "Red"].map((name, index) => ({ ...work, id: 5 + index, name, data }));
  server.use(answerWith(toolDraftsEndpoints.list, { success, data: drafts }));
  const scroll = (Element.prototype.scrollIntoView = jest.fn());
  const { user, container } = open();
  const card = await region("A/B preview");
  await user.click(screen.getByRole("button", { name: "Go to A/B preview" }));
  expect(scroll).toHaveBeenCalledTimes(1);
  expect(screen.getByRole("region", { name: "A/B preview" }).parentElement).toHaveFocus();
  const getNames = (list: string) => within(card.getByRole("list", { name: list })).getAllByRole("listitem");
  expect((await card.findAllByText("Walker 2")).length).toBeGreaterThan(0);
  expect(card.getByRole("heading", { name: "A: In the store" })).toBeVisible();
  expect(card.getByRole("heading", { name: "B: Blue" })).toBeVisible();
  for (const list of ["A, light search results", "B, dark search results"]) {
    expect(getNames(list).map((item) => item.lastElementChild?.textContent)).toEqual([
      "Walker 2",
      "Walker 3",
      "Trail Radar (yours)",
      "Walker 4",
    ]);
  }
  await user.selectOptions(card.getByRole("combobox", { name: "Icon B" }), "Red");
  expect(card.getByRole("heading", { name: "B: Red" })).toBeVisible();
  await user.click(card.getByRole("radio", { name: "Home screen" }));
  const home = card.getByRole("list", { name: "B, dark home screen" });
  expect(within(home).getByText(/^Trail Radar/)).toBeVisible();
  await user.selectOptions(card.getByRole("combobox", { name: "View as" }), "Green-blind");
  expect(home.parentElement?.parentElement).toHaveAttribute("data-vision", "deuteranopia");
  const table = within(card.getByRole("table", { name: "Both icons in all views" }));
  expect(table.getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual([
    "Color",
    "Grayscale",
    "Red-blind",
    "Green-blind",
    "Blue-blind",
  ]);
  expect(table.getAllByRole("cell", { name: "Red" })).toHaveLength(10);
  await expectNoViolations(container);
});

test("without a second icon, the A/B preview says how to get one", async () => {
  open();
  const card = await region("A/B preview");
  expect(card.getByText("Nothing to compare yet")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Go to A/B preview" })).not.toBeInTheDocument();
});

test("without colors of other icons, nothing is said about how many look alike", async () => {
  const shelf = aShelf();
  const data = shelf.data.map((icon) => ({ ...icon, colors: [] }));
  server.use(answerWith(iconsEndpoints.shelf, { ...shelf, data }));
  const { user } = open();
  await user.type(await screen.findByRole("combobox", { name: "Keyword" }), "hiking{Enter}");
  const results = await screen.findByRole("list", { name: "Results for “hiking”" });
  expect(within(results).getByText(/Walker 1/)).toBeVisible();
  expect(screen.queryByText(/other icon/)).not.toBeInTheDocument();
});

test("a Google Play app is compared with the results of Google Play", async () => {
  const asked: (string | null)[] = [];
  server.use(
    answerWithApps(anApp({ icon, platform: "android" })),
    handle(iconsEndpoints.shelf, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("platform"));
      return Response.json(aShelf());
    }),
  );
  const { user } = open();
  await user.type(await screen.findByRole("combobox", { name: "Keyword" }), "hiking{Enter}");
  expect(await screen.findByRole("list", { name: "Results for “hiking”" })).toBeVisible();
  expect(new Set(asked)).toEqual(new Set(["android"]));
});

test("a saved draft opens again; it can be removed and restored", async () => {
  const data = { picture: preview, analysis: anAnalysis({ score: 88 }), keyword: "", country: "us" };
  const work = { id: 5, appId: 11, name: "Blue", version: 1, savedAt: "2026-11-21T00:00:00.000Z" };
  server.use(
    answerWith(toolDraftsEndpoints.list, { success, data: [{ ...work, tool: "icon-analyzer", data }] }),
  );
  const { user } = open();
  expect(await screen.findByText("Icon score 88")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Remove draft" }));
  expect(screen.queryByText("Icon score 88")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(screen.getByText("Icon score 88")).toBeVisible();
});

const bad: [what: string, file: File, reason: string][] = [
  ["an SVG", aFile("image/svg+xml"), "Choose a PNG, JPEG or WebP image."],
  ["three megabytes", aFile("image/png", 3_000_000), "The image is larger than 2 MB. Choose a smaller one."],
  ["no image inside", aFile("image/jpeg"), UNREADABLE],
];

test.each(bad)("S35: %s is refused with advice, and the current icon stays", async (_, file, reason) => {
  server.use(failWith(iconsEndpoints.upload, "ICON_UNREADABLE", UNREADABLE));
  open();
  expect(await screen.findByText("Icon score 74")).toBeVisible();
  // Bypasses the accept filter of the browser's file dialog.
  fireEvent.change(screen.getByLabelText("Icon file"), { target: { files: [file] } });
  expect(await screen.findByText("Couldn't analyze the icon")).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.getByText("Icon score 74")).toBeVisible();
});

test("an unreadable icon and apps that fail to load can be retried", async () => {
  server.use(failWith(iconsEndpoints.analyze, "ICON_UNREADABLE", UNREADABLE));
  const { user } = open();
  const live = await region("Icon of Trail Radar");
  expect(await live.findByText(new RegExp(UNREADABLE.slice(0, 40)))).toBeVisible();
  expect(screen.getByRole("region", { name: "A/B preview" })).toBeVisible();
  server.use(answerWith(iconsEndpoints.analyze, { success, data: anAnalysis(), colors: [] }));
  await user.click(live.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Icon score 74")).toBeVisible();
});
