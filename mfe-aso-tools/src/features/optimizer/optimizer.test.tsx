import { ownAppsEndpoints } from "@listwise/contracts/apps";
import { limitsEndpoints } from "@listwise/contracts/limits";
import {
  optimizerEndpoints,
  toolDraftsEndpoints,
  type Optimization,
  type ToolDraft,
} from "@listwise/contracts/tools";
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
import { screen, waitFor, within } from "@testing-library/react";
import { aLimit, anApp, aUsage } from "../../testing/builders";
import { answerWithApps, makeCurrent } from "../../testing/tool-apps";
import { DescriptionOptimizerPage } from "./description/description-optimizer.page";
import { TitleOptimizerPage } from "./title/title-optimizer.page";

const server = startApiServer();
const app = anApp({ subtitle: "Paths near you" });
const usage = aUsage({ current: 1, limit: 3, remaining: 2 });
const texts = { name: "Trail Radar", subtitle: "Paths near you", keywords: "", shortDescription: "" };
const work: ToolDraft = {
  id: 5,
  tool: "title-optimizer",
  appId: 11,
  name: "Spring",
  version: 2,
  savedAt: "2026-03-04T00:00:00Z",
  data: { platform: "ios", country: "us", ...texts, keywords: "walk" },
};
const scored: Optimization = {
  id: 1,
  kind: "title",
  platform: "ios",
  country: "us",
  texts: { name: "Trail Radar: Maps", subtitle: "", keywords: "", shortDescription: "" },
  createdAt: "2026-03-04T00:00:00Z",
  label: null,
  live: null,
  report: {
    score: 71,
    parts: [
      { key: "a", label: "App Name", points: 20, max: 25, detail: "24 of 30 characters used." },
      { key: "b", label: "Keywords", points: null, max: 15, detail: "The store does not show it." },
    ],
    keywords: [],
    findings: [],
  },
};

function serve(works: ToolDraft[] = []) {
  const feature = aLimit({ key: "title_optimizations_per_day" });
  server.use(
    answerWithApps(app),
    answerWith(ownAppsEndpoints.localization, { success: true, data: app }),
    answerWith(toolDraftsEndpoints.list, { success: true, data: works }),
    answerWith(optimizerEndpoints.list, { success: true, data: [scored] }),
    answerWith(optimizerEndpoints.keywords, {
      success: true,
      data: [
        { keyword: "trail radar", popularity: 40, difficulty: 10 },
        { keyword: "hiking paths", popularity: null, difficulty: null },
      ],
    }),
    answerWith(limitsEndpoints.check, { success: true, allowed: true, usage, feature }),
  );
}

const open = (page = <TitleOptimizerPage />) =>
  renderPage(
    <>
      {page}
      <Toaster />
    </>,
    { path: "/" },
  );
const box = (name: string) => screen.findByRole("textbox", { name });

beforeEach(() => {
  resetSession();
  sessionStorage.clear();
  clearToasts();
  signInAs("user");
  makeCurrent(11);
  Element.prototype.scrollIntoView = jest.fn();
});

test("shows the live name, counters and covered keywords of the app's list", async () => {
  serve();
  const { user, container } = open();
  expect(await box("App Name")).toHaveValue("Trail Radar");
  expect(screen.getByLabelText("Characters of App Name")).toHaveTextContent("11/30 · 19 left");
  const table = within(await screen.findByRole("table", { name: /Tracked keywords/ }));
  expect(await table.findByRole("row", { name: /trail radar 40 10 40 App Name/ })).toBeVisible();
  expect(screen.getByText("1 of 2 covered, 100% by value.")).toBeVisible();
  await user.click(table.getByRole("button", { name: "Add “hiking” for hiking paths" }));
  expect(await box("Keywords")).toHaveValue("hiking");
  expect(screen.getByText("“hiking” added to Keywords")).toBeInTheDocument();
  expect(await table.findByRole("row", { name: /hiking paths – – – Subtitle, Keywords/ })).toBeVisible();
  await expectNoViolations(container);
});

test("the fields appear together with what is recommended below them, and without it if it can't be loaded", async () => {
  serve();
  let answer = () => {};
  const delay = new Promise<void>((resolve) => (answer = resolve));
  server.use(
    handle(optimizerEndpoints.keywords, async () => {
      await delay;
      return Response.json({ success: false, message: "no answer" }, { status: 400 });
    }),
  );
  open();
  expect(await screen.findByText("Loading drafts…")).toBeInTheDocument();
  expect(screen.queryByRole("textbox", { name: "App Name" })).not.toBeInTheDocument();
  answer();
  expect(await box("App Name")).toHaveValue("Trail Radar");
});

test("typing can be undone and redone; texts that are too long or repeated are reported", async () => {
  serve();
  const { user } = open();
  const name = await box("App Name");
  await user.clear(name);
  await user.click(name);
  await user.paste("Paths ".repeat(6).trim());
  expect(screen.getByLabelText("Characters of App Name")).toHaveTextContent("35/30 · 5 over the limit");
  expect(await screen.findByText(/The subtitle repeats “paths”/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(name).not.toHaveValue("Paths ".repeat(6).trim());
  await user.click(screen.getByRole("button", { name: "Redo" }));
  expect(name).toHaveValue("Paths ".repeat(6).trim());
});

test("a score is shown with the live score and its parts, and saved as a version", async () => {
  serve();
  let sent: unknown = null;
  server.use(
    handle(optimizerEndpoints.run, async ({ request }) => {
      sent = await request.json();
      const live = {
        report: { ...scored.report, score: 55 },
        reason: null,
        aso: { before: 60, after: 75 },
        comparable: 71,
      };
      return Response.json({ success: true, data: { ...scored, texts }, live, usage }, { status: 201 });
    }),
  );
  const { user, container } = open();
  expect(await screen.findByText("2 of 3 left today")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Score this title" }));
  expect(await screen.findByRole("group", { name: "Yours" })).toHaveTextContent("71");
  expect(screen.getByRole("group", { name: "Listing" })).toHaveTextContent("55");
  expect(
    screen.getByText(/60 now, 75 with this text\. Of the title, it only checks the length/),
  ).toBeVisible();
  expect(screen.getByText(/not counted/)).toBeVisible();
  expect(sent).toEqual({ kind: "title", platform: "ios", country: "us", texts });
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: /Open the version/ }));
  expect(await box("App Name")).toHaveValue("Trail Radar: Maps");
  expect(screen.getByText("Version opened")).toBeInTheDocument();
  expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(1);
  expect(screen.getByText(/The text has changed since/)).toBeVisible();
});

test("texts in fields that the listing doesn't show are left out of the comparison and named", async () => {
  serve();
  const keywords = { key: "length Keywords", label: "Keywords", points: null, max: 15, detail: "Unknown." };
  const report = { ...scored.report, score: 55, parts: [keywords] };
  const own = { ...report, score: 68, parts: [{ ...keywords, points: 9 }] };
  server.use(
    answerWith(optimizerEndpoints.run, {
      success: true,
      data: { ...scored, texts, report: own },
      live: { report, reason: null, aso: null, comparable: 55 },
      usage,
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Score this title" }));
  expect(await screen.findByRole("group", { name: "Yours" })).toHaveTextContent("55");
  expect(
    screen.getByText(/Both scores leave them out\. With your keywords, your score is 68\./),
  ).toBeVisible();
});

test("a used-up limit shows a prompt and keeps the text", async () => {
  serve();
  const details = { feature: "title_optimizations_per_day", usage };
  server.use(failWith(optimizerEndpoints.run, "FEATURE_LIMIT_EXCEEDED", "Feature Limit Exceeded", details));
  const { user } = open();
  await user.type(await box("Keywords"), "walk");
  await user.click(await screen.findByRole("button", { name: "Score this title" }));
  expect(await screen.findByText("Feature Limit Reached")).toBeVisible();
  expect(await box("Keywords")).toHaveValue("walk");
});

test("a draft is saved by name and version; a conflicting save is not silently overwritten", async () => {
  serve([work]);
  const bodies: { version: number }[] = [];
  const theirs = { ...work, version: 3, data: { ...work.data, name: "Theirs" } };
  server.use(
    handle(toolDraftsEndpoints.save, async ({ request }) => {
      const body: { version: number; data: object } = JSON.parse(await request.text());
      bodies.push(body);
      if (body.version === 3) return Response.json({ success: true, data: { ...work, ...body, version: 4 } });
      return Response.json(
        {
          success: false,
          code: "CONFLICT",
          message: "Elsewhere.",
          details: { current: theirs },
          requestId: "r",
        },
        { status: 409 },
      );
    }),
  );
  const { user } = open();
  expect(await box("Keywords")).toHaveValue("walk");
  expect(screen.getByRole("combobox", { name: "Draft" })).toHaveValue("5");
  await user.type(await box("App Name"), "!");
  expect(screen.getByText("Unsaved")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("This draft was also saved elsewhere")).toBeVisible();
  expect(await box("App Name")).toHaveValue("Trail Radar!");
  await user.click(screen.getByRole("button", { name: "Keep mine" }));
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(bodies.map(({ version }) => version)).toEqual([2, 3]);
  expect(screen.queryByText("Unsaved", { selector: "span" })).not.toBeInTheDocument();
});

test("unsaved changes are restored after leaving the page, based on the same version", async () => {
  serve([work]);
  const first = open();
  await first.user.type(await box("App Name"), "!");
  first.unmount();
  open();
  expect(await box("App Name")).toHaveValue("Trail Radar!");
  expect(screen.getByText("Unsaved")).toBeVisible();
  expect(screen.getByRole("combobox", { name: "Draft" })).toHaveValue("5");
});

test("opening another draft asks before discarding unsaved changes", async () => {
  serve([work]);
  const { user } = open();
  await user.type(await box("App Name"), "!");
  await user.selectOptions(screen.getByRole("combobox", { name: "Draft" }), "New draft");
  await user.click(await screen.findByRole("button", { name: "Keep editing" }));
  expect(await box("App Name")).toHaveValue("Trail Radar!");
  await user.selectOptions(screen.getByRole("combobox", { name: "Draft" }), "New draft");
  await user.click(await screen.findByRole("button", { name: "Discard" }));
  expect(await box("App Name")).toHaveValue("Trail Radar");
  expect(screen.getByRole("combobox", { name: "Draft" })).toHaveValue("new");
});

test("a new draft asks for an unused name", async () => {
  serve([work]);
  let created: unknown = null;
  server.use(
    handle(toolDraftsEndpoints.create, async ({ request }) => {
      created = await request.json();
      return Response.json(
        { success: true, data: { ...work, id: 6, name: "Summer", version: 1 } },
        { status: 201 },
      );
    }),
  );
  const { user } = open();
  await box("Keywords");
  await user.selectOptions(screen.getByRole("combobox", { name: "Draft" }), "New draft");
  expect(await box("Keywords")).toHaveValue("");
  await user.click(screen.getByRole("button", { name: "Save" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Save draft" }));
  await user.type(dialog.getByRole("textbox", { name: /Name/ }), "Spring");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await dialog.findByText(/already have a draft with this name/)).toBeVisible();
  await user.clear(dialog.getByRole("textbox", { name: /Name/ }));
  await user.type(dialog.getByRole("textbox", { name: /Name/ }), "Summer");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved")).toBeVisible();
  expect(created).toMatchObject({ tool: "title-optimizer", appId: 11, name: "Summer", data: texts });
});

test("fields say if they are live or edited, and can be reset", async () => {
  serve();
  const { user } = open();
  const name = await box("App Name");
  expect(screen.getAllByText("Live")).toHaveLength(2);
  await user.type(name, " Pro");
  expect(screen.getByText("Edited")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Reset App Name to live" }));
  expect(name).toHaveValue("Trail Radar");
  expect(screen.queryByText("Edited")).not.toBeInTheDocument();
});

test("says which live texts the source doesn't have", async () => {
  serve();
  const unknown = { ...app, subtitle: null, description: null };
  server.use(answerWith(ownAppsEndpoints.localization, { success: true, data: unknown }));
  const { unmount } = open();
  expect(await screen.findByText(/doesn't include subtitles\.$/)).toBeVisible();
  expect(screen.getByText(/Only you can see this field/)).toBeVisible();
  unmount();
  open(<DescriptionOptimizerPage />);
  expect(await screen.findByText(/doesn't include descriptions\.$/)).toBeVisible();
  expect(screen.getByText(/doesn't include promotional texts and release notes/)).toBeVisible();
});

test("offers keywords that fit by value, and inserts them with one click", async () => {
  serve();
  server.use(
    answerWith(optimizerEndpoints.keywords, {
      success: true,
      data: [
        { keyword: "offline trail", popularity: 20, difficulty: 0 },
        { keyword: "hiking trail", popularity: 60, difficulty: 0 },
        { keyword: "trail navigation and orientation", popularity: 90, difficulty: 0 },
      ],
    }),
  );
  const { user } = open();
  const list = within(await screen.findByRole("list", { name: "Keywords that fit in App Name" }));
  expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
    "hiking60",
    "offline20",
  ]);
  await user.click(list.getByRole("button", { name: /Insert hiking into App Name/ }));
  expect(await box("App Name")).toHaveValue("Trail Radar hiking");
});

test("a finding selects the words that it concerns", async () => {
  serve();
  const { user } = open();
  await user.type(await box("Keywords"), "hike,radar,walk");
  await user.click(await screen.findByRole("button", { name: /^Show: Keywords repeat “radar”/ }));
  const field = await box("Keywords");
  expect(field).toHaveFocus();
  if (!(field instanceof HTMLInputElement)) throw new Error("The field is no input.");
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe("radar");
});

test("a description opens with the live text and is analyzed while typing", async () => {
  serve();
  const description = "Find a path. Walk it. Maps for every trail radar fan.";
  server.use(answerWith(ownAppsEndpoints.localization, { success: true, data: { ...app, description } }));
  const { user, container } = open(<DescriptionOptimizerPage />);
  expect(await box("Description")).toHaveValue(description);
  await waitFor(() => expect(screen.getByRole("group", { name: "Words" })).toHaveTextContent("11"));
  expect(await screen.findByRole("list", { name: /Most frequent words/ })).toBeVisible();
  const page = within(screen.getByRole("region", { name: "Product page on iPhone" }));
  expect(page.getByRole("group", { name: "First three lines" })).toHaveTextContent(/^Find a path/);
  expect(await screen.findByText(/^1 of 2 covered/)).toBeVisible();
  await user.click(screen.getByRole("button", { name: /Insert hiking paths into Description/ }));
  expect(await screen.findByText(/^2 of 2 covered/)).toBeVisible();
  const device = within(screen.getByRole("group", { name: "Device" }));
  await user.click(device.getByRole("radio", { name: "Android" }));
  expect(screen.getByRole("region", { name: "Search result on Android" })).toBeVisible();
  await expectNoViolations(container);
});

test("says that the app isn't listed in the country", async () => {
  serve();
  server.use(answerWith(ownAppsEndpoints.localization, { success: true, data: null }));
  open(<DescriptionOptimizerPage />);
  expect(await screen.findByText(`${app.name} isn't listed in the United States.`)).toBeVisible();
  expect(await screen.findByRole("button", { name: "Score this description" })).toBeDisabled();
});

test("a listing that can't be loaded leaves the editor usable and can be loaded again", async () => {
  serve();
  server.use(failWith(ownAppsEndpoints.localization, "STORE_UNAVAILABLE", "The store does not answer."));
  const { user } = open(<DescriptionOptimizerPage />);
  expect(await screen.findByText("Couldn't load the listing")).toBeVisible();
  expect(await box("Description")).toHaveValue("");
  serve();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  await waitFor(async () => expect(await box("Description")).toHaveValue(app.description));
});

test("a failed load of keywords or versions can be retried", async () => {
  serve();
  server.use(
    failWith(optimizerEndpoints.keywords, "INTERNAL", "boom"),
    failWith(optimizerEndpoints.list, "INTERNAL", "boom"),
  );
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "Couldn't load versions" })).toBeVisible();
  expect(await screen.findByRole("heading", { name: "Couldn't load your keywords" })).toBeVisible();
  serve();
  for (const retry of screen.getAllByRole("button", { name: "Retry" })) await user.click(retry);
  expect(await screen.findByRole("table", { name: "Scored versions" })).toBeVisible();
});
