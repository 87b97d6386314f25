import { listingVersionsEndpoints, optimizerEndpoints, type Optimization } from "@listwise/contracts/tools";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { clearToasts, expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { anApp } from "../../../testing/builders";
import { getLiveTexts } from "../live-texts";
import { VersionsCard } from "./versions-card";

const server = startApiServer();
const app = anApp({ subtitle: "Paths near you" });
const report = { score: 71, parts: [], keywords: [], findings: [] };
const aVersion = (change: Partial<Optimization>): Optimization => ({
  id: 1,
  kind: "title",
  platform: "ios",
  country: "us",
  texts: { name: "Trail Radar: Maps", subtitle: "Paths near you" },
  report,
  label: null,
  live: null,
  createdAt: "2026-03-04T00:00:00Z",
  ...change,
});
const live = { since: "2026-03-10T00:00:00Z", previousAt: "2026-03-09T00:00:00Z", until: null };
const versions = [
  aVersion({ id: 2, label: "Spring", live }),
  aVersion({ texts: { name: "Trail Radar Offline Maps", subtitle: "" }, report: { ...report, score: 64 } }),
];

const edited = { name: "Trail Radar: Maps & GPS", subtitle: "Paths near you" };

function open(data: Optimization[] = versions, current: Optimization["texts"] = edited) {
  server.use(answerWith(optimizerEndpoints.list, { success: true, data }));
  return renderPage(
    <>
      <VersionsCard app={app} kind="title" live={getLiveTexts(app)} current={current} onOpen={() => {}} />
      <Toaster />
    </>,
    { path: "/" },
  );
}

type User = ReturnType<typeof open>["user"];

async function choose(user: User, row: RegExp, action: string) {
  const line = within(await screen.findByRole("row", { name: row }));
  await user.click(line.getByRole("button", { name: /^More actions/ }));
  await user.click(await screen.findByRole("menuitem", { name: action }));
}

beforeEach(() => {
  resetSession();
  clearToasts();
  signInAs("user");
});

test("lists versions with label, score and when they were live", async () => {
  const { container } = open();
  const row = await screen.findByRole("row", { name: /Spring/ });
  expect(row).toHaveTextContent("Live since March 10, 2026");
  expect(row).toHaveTextContent("71");
  await expectNoViolations(container);
});

test("without versions it says how to make one", async () => {
  open([]);
  expect(await screen.findByText(/^No scores yet/)).toBeVisible();
});

test("compares any two texts word by word", async () => {
  const { user } = open();
  await choose(user, /Spring/, "Compare…");
  const dialog = within(await screen.findByRole("dialog", { name: "Compare versions" }));
  const name = within(dialog.getByRole("region", { name: "App Name" }));
  expect(name.getByText(/GPS/, { selector: "ins" })).toBeVisible();
  expect(within(dialog.getByRole("region", { name: "Subtitle" })).getByText("No difference.")).toBeVisible();
  await user.selectOptions(dialog.getByRole("combobox", { name: "To" }), "Live listing");
  expect(name.getByText(/Maps/, { selector: "del" })).toBeVisible();
  expect(dialog.getByText(/^Spring, Mar \d, 2026.*: score 71 · Live listing: not scored$/)).toBeVisible();
  // Versions of the same minute have different names.
  const options = within(dialog.getByRole("combobox", { name: "From" })).getAllByRole("option");
  expect(options.map(({ textContent }) => textContent?.split(",")[0])).toEqual([
    ...["Live listing", "Current text", "Spring", "Trail Radar Offline Maps"],
  ]);
});

test("if the editor has the version's text, it is compared with the version before it", async () => {
  const { user } = open(versions, versions[0]?.texts);
  await choose(user, /Spring/, "Compare…");
  const dialog = within(await screen.findByRole("dialog", { name: "Compare versions" }));
  expect(dialog.getByRole("combobox", { name: "From" })).toHaveDisplayValue(/^Trail Radar Offline Maps/);
  expect(dialog.getByRole("combobox", { name: "To" })).toHaveDisplayValue(/^Spring/);
});

test("a version gets a label", async () => {
  let sent: unknown = null;
  server.use(
    handle(listingVersionsEndpoints.label, async ({ request }) => {
      sent = await request.json();
      return Response.json({ success: true, data: versions[0] });
    }),
  );
  const { user } = open();
  await choose(user, /Offline/, "Label…");
  const dialog = within(await screen.findByRole("dialog", { name: "Label of the version" }));
  await user.type(dialog.getByRole("textbox", { name: "Label" }), "Summer");
  await user.click(dialog.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(sent).toEqual({ label: "Summer" }));
});

test("a version is deleted after a confirmation", async () => {
  let deleted = "";
  server.use(
    handle(listingVersionsEndpoints.remove, ({ request }) => {
      deleted = new URL(request.url).pathname;
      return Response.json({ success: true });
    }),
  );
  const { user } = open();
  await choose(user, /Offline/, "Delete…");
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Version deleted")).toBeVisible();
  expect(deleted).toMatch(/\/apps\/11\/optimizations\/1$/);
});

test("ranks after a version are medians of both windows, without a claim of cause", async () => {
  server.use(
    answerWith(listingVersionsEndpoints.ranks, {
      success: true,
      before: { first: "2026-03-03", last: "2026-03-09" },
      after: { first: "2026-03-11", last: "2026-03-17" },
      historyFrom: null,
      data: [
        { keyword: "trail maps", popularity: 40, before: 30, after: 12, daysBefore: 7, daysAfter: 6 },
        { keyword: "hiking", popularity: 20, before: null, after: 201, daysBefore: 0, daysAfter: 2 },
      ],
    }),
  );
  const { user, baseElement } = open();
  await choose(user, /Spring/, "Ranks after this version…");
  const dialog = within(await screen.findByRole("dialog", { name: "Ranks after this version" }));
  expect(await dialog.findByRole("row", { name: /trail maps 40/ })).toHaveTextContent("18");
  expect(dialog.getByText(/1 up, 0 down, 0 unchanged, 1 unknown/)).toBeVisible();
  expect(dialog.getByText(/doesn't show that the text caused a change/)).toBeVisible();
  await expectNoViolations(baseElement);
});

test("ranks that can't be loaded can be loaded again; a version that was never live has none", async () => {
  server.use(failWith(listingVersionsEndpoints.ranks, "INTERNAL", "boom"));
  const { user } = open();
  await choose(user, /Spring/, "Ranks after this version…");
  expect(await screen.findByRole("heading", { name: "Couldn't load the ranks" })).toBeVisible();
  await user.keyboard("{Escape}");
  const line = within(await screen.findByRole("row", { name: /Offline/ }));
  await user.click(line.getByRole("button", { name: /^More actions/ }));
  expect(await screen.findByRole("menuitem", { name: "Ranks after this version…" })).toHaveAttribute(
    "aria-disabled",
    "true",
  );
});
