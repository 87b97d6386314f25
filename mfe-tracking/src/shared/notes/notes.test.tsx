import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appNotesEndpoints, type Note } from "@listwise/contracts/app-notes";
import { appsEndpoints } from "@listwise/contracts/apps";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { TimeChart } from "@listwise/shared-ui";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { anApp } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { useInvalidateOnEvents } from "../use-invalidate-on-events";
import { useChartEvents } from "./use-chart-events";

const server = startApiServer();
const RANGE = { from: "2025-11-01", to: "2025-11-30" };
const SERIES = [
  {
    name: "Visibility",
    points: [
      { at: "2025-11-02", value: 4 },
      { at: "2025-11-03", value: 5 },
    ],
  },
];
let stored: Note[] = [];
const asked: string[] = [];

const aNote = (change: Partial<Note> = {}): Note => ({
  ...{ id: 1, appId: 11, day: "2025-11-03", country: null, text: "Campaign started" },
  ...{ createdAt: "2025-11-03T08:00:00Z", updatedAt: "2025-11-03T08:00:00Z" },
  ...change,
});

function Chart({ appName }: { appName?: string }) {
  useInvalidateOnEvents();
  const { marks, notes, onAddNote } = useChartEvents(
    { appId: 11, country: "us", dateRange: "30days" },
    appName,
  );
  return (
    <>
      <TimeChart
        caption="Visibility"
        kind="visibility"
        {...{ marks, onAddNote }}
        series={SERIES}
        range={RANGE}
      />
      {notes}
    </>
  );
}

const open = (appName?: string) => renderPage(<Chart {...(appName && { appName })} />, "/");
const findRow = (text: RegExp) => screen.findByRole("row", { name: text });

beforeEach(() => {
  resetSession();
  signInAs("user");
  stored = [aNote()];
  asked.length = 0;
  const followed = { app: anApp({ id: 11 }), followedAt: "2025-11-01T08:00:00Z", tags: [] };
  server.use(
    answerWith(analyticsEndpoints.changes, { success: true, data: [] }),
    answerWith(appsEndpoints.followed, { success: true, data: [followed] }),
    handle(appNotesEndpoints.list, ({ request }) => {
      asked.push(new URL(request.url).search);
      return Response.json({ success: true, data: stored });
    }),
    handle(appNotesEndpoints.create, async ({ request }) => {
      stored = [aNote({ id: 2, ...(await readInput(request)) }), ...stored];
      return Response.json({ success: true, data: stored[0] }, { status: 201 });
    }),
    handle(appNotesEndpoints.update, async ({ request }) => {
      stored = [aNote(await readInput(request))];
      return Response.json({ success: true, data: stored[0] });
    }),
    handle(appNotesEndpoints.remove, () => {
      stored = [];
      return Response.json({ success: true });
    }),
  );
});

const readInput = async (request: Request): Promise<Partial<Note>> => JSON.parse(await request.text());

test("notes are marks of the chart, and its table has them", async () => {
  const { container } = open("Skyline Weather");
  expect(await findRow(/November 3.*5\.0% Campaign started \(Skyline Weather\)/)).toBeInTheDocument();
  const list = await screen.findByRole("list", { name: "Notes" });
  expect(within(list).getByRole("listitem")).toHaveTextContent("November 3, 2025: Campaign started");
  expect(asked).toEqual(["?country=us&dateRange=30days"]);
  await expectNoViolations(container);
});

test("Enter adds a note for the day at the chart's cursor, and open charts show it", async () => {
  const { user } = open();
  await findRow(/Campaign started/);
  const slider = screen.getByRole("slider", { name: /Enter adds a note/ });
  slider.focus();
  await user.keyboard("{ArrowLeft}{Enter}");
  const dialog = await screen.findByRole("dialog", { name: "Add note" });
  const text = within(dialog).getByRole("textbox", { name: "Note" });
  expect(text).toHaveFocus();
  expect(within(dialog).getByLabelText("Day (UTC) *")).toHaveValue("2025-11-02");
  await expectNoViolations(dialog);
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("Enter a note.")).toBeVisible();
  await user.type(text, "Press{Enter}release");
  await user.selectOptions(within(dialog).getByRole("combobox", { name: "Country" }), "United States");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await findRow(/November 2.*4\.0% Press release/)).toBeInTheDocument();
  expect(stored[0]).toMatchObject({ day: "2025-11-02", country: "us", text: "Press release" });
  expect(screen.getByText("Note added")).toBeVisible();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("a note is changed, and deleted after a confirmation", async () => {
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Edit the note “Campaign started”" }));
  const text = await screen.findByRole("textbox", { name: "Note" });
  await user.clear(text);
  await user.type(text, "Campaign ended");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Delete the note “Campaign ended”" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete this note?" });
  expect(dialog).toHaveTextContent("Campaign ended");
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("No notes in this range.")).toBeVisible();
  // The chart follows the list in a deferred rendering.
  await waitFor(() => expect(screen.queryByRole("row", { name: /Campaign/ })).not.toBeInTheDocument());
});

test("a refused note keeps its text and says why", async () => {
  server.use(failWith(appNotesEndpoints.create, "CONFLICT", "This app already has 500 notes."));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Add note" }));
  const dialog = await screen.findByRole("dialog", { name: "Add note" });
  await user.type(within(dialog).getByRole("textbox", { name: "Note" }), "One more");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  expect(await within(dialog).findByText("This app already has 500 notes.")).toBeVisible();
  expect(within(dialog).getByRole("textbox", { name: "Note" })).toHaveValue("One more");
});

test("a failed list offers Retry; the chart stays", async () => {
  server.use(failWith(appNotesEndpoints.list, "NOT_FOUND", "No such app."));
  const { user } = open();
  expect(await screen.findByText("Couldn't load your notes.")).toBeVisible();
  server.use(answerWith(appNotesEndpoints.list, { success: true, data: [aNote()] }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await findRow(/Campaign started/)).toBeInTheDocument();
});

test("of many notes the latest are shown first", async () => {
  stored = Array.from({ length: 7 }, (_, index) => aNote({ id: index + 1, text: `Note ${index + 1}` }));
  const { user } = open();
  const list = await screen.findByRole("list", { name: "Notes" });
  expect(within(list).getAllByRole("listitem")).toHaveLength(5);
  await user.click(screen.getByRole("button", { name: "Show all 7" }));
  expect(within(list).getAllByRole("listitem")).toHaveLength(7);
});

test("an app that isn't tracked has no notes", async () => {
  server.use(answerWith(appsEndpoints.followed, { success: true, data: [] }));
  open();
  await findRow(/November 3/);
  await waitFor(() => expect(screen.queryByRole("region", { name: "Notes" })).not.toBeInTheDocument());
  expect(screen.getByRole("slider")).toHaveAccessibleName("Visibility. Arrow keys move through the dates");
  expect(asked).toEqual([]);
});
