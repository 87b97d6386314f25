import { appsEndpoints } from "@listwise/contracts/apps";
import { checklistsEndpoints, type Checklist } from "@listwise/contracts/checklists";
import { adoptWorkspace } from "@listwise/shared-auth";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { Route, Routes } from "@listwise/shared-ui";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { anApp } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { checklistQuery } from "./checklists.api";
import { ChecklistPage } from "./checklist.page";
import { ChecklistsPage } from "./checklists.page";

const server = startApiServer();
const app = anApp({ id: 11, isFollowing: true });
const templates = [
  { key: "launch", name: "App launch", description: "For a new app." },
  { key: "update", name: "App update", description: "For a new version." },
];
const item = (id: number, text: string) => ({ id, text, hint: null, done: false, notes: "" });
const checklist: Checklist = {
  id: 5,
  appId: 11,
  appName: "Skyline Weather",
  appIcon: null,
  template: "launch",
  done: 0,
  total: 2,
  createdAt: "2025-11-01T08:00:00.000Z",
  updatedAt: "2025-11-01T08:00:00.000Z",
  sections: [{ title: "Words", items: [item(101, "Choose a name"), item(102, "Write a subtitle")] }],
};

const pages = (
  <Routes>
    <Route path="/app-launch-checklists" element={<ChecklistsPage />} />
    <Route path="/app-launch-checklist/:id" element={<ChecklistPage />} />
  </Routes>
);

function serve(lists: Checklist[]) {
  server.use(
    answerWith(checklistsEndpoints.list, { success: true, data: lists, templates }),
    answerWith(appsEndpoints.followed, {
      success: true,
      data: [{ app, followedAt: "2025-10-01T00:00:00Z", tags: [] }],
    }),
    answerWith(checklistsEndpoints.get, { success: true, data: checklist }),
  );
}

function saveItem(bodies: unknown[]) {
  return handle(checklistsEndpoints.updateItem, async ({ request }) => {
    const body: object = Object(await request.json());
    bodies.push(body);
    return Response.json({ success: true, data: { ...item(101, "Choose a name"), ...body } });
  });
}

beforeEach(() => {
  resetSession();
  signInAs("user");
  adoptWorkspace({ appId: null, country: "us" });
  jest.spyOn(console, "warn").mockImplementation(() => {});
});

test("the checklists are those of the current app, which is preselected for a new one", async () => {
  adoptWorkspace({ appId: 12 });
  const other = anApp({ id: 12, name: "Other", isFollowing: true });
  serve([checklist, { ...checklist, id: 6, appId: 12, appName: "Other" }]);
  server.use(
    answerWith(appsEndpoints.followed, {
      success: true,
      data: [app, other].map((one) => ({ app: one, followedAt: "2025-10-01T00:00:00Z", tags: [] })),
    }),
  );
  renderPage(pages, "/app-launch-checklists");

  const list = within(await screen.findByRole("list", { name: "Your checklists" }));
  expect(list.getAllByRole("listitem")).toHaveLength(1);
  expect(list.getByRole("listitem")).toHaveTextContent("Other");
  expect(await screen.findByRole("combobox", { name: "App" })).toHaveDisplayValue("Other");
  act(() => adoptWorkspace({ appId: 13 }));
  expect(await screen.findByText("No checklists for this app yet")).toBeInTheDocument();
});

test("the form lists own apps before competitors", async () => {
  serve([]);
  const rival = { app: anApp({ id: 12, name: "Aurora" }), relation: "competitor" as const };
  server.use(
    answerWith(appsEndpoints.followed, {
      success: true,
      data: [rival, { app, relation: "own" as const }].map((one) => ({
        ...one,
        followedAt: "2025-10-01T00:00:00Z",
        tags: [],
      })),
    }),
  );
  renderPage(pages, "/app-launch-checklists");

  const field = await screen.findByRole("combobox", { name: "App" });
  expect(
    within(field)
      .getAllByRole("option")
      .map(({ textContent }) => textContent),
  ).toEqual([app.name, "Aurora"]);
  expect(field).toHaveDisplayValue(app.name);
});

test("a checklist is created from a template for a tracked app", async () => {
  serve([]);
  let body: unknown;
  server.use(
    handle(checklistsEndpoints.create, async ({ request }) => {
      body = await request.json();
      return Response.json({ success: true, data: checklist }, { status: 201 });
    }),
  );
  const { user, container } = renderPage(pages, "/app-launch-checklists");
  expect(await screen.findByText("No checklists yet")).toBeInTheDocument();
  await expectNoViolations(container);
  await user.selectOptions(await screen.findByRole("combobox", { name: "Template" }), "App update");
  await user.click(screen.getByRole("button", { name: "Create checklist" }));
  expect(await screen.findByRole("progressbar", { name: "Progress" })).toBeInTheDocument();
  expect(body).toEqual({ appId: 11, template: "update" });
  expect(screen.getByLabelText("Address")).toHaveTextContent("/app-launch-checklist/5");
});

test("an existing checklist is opened instead of created", async () => {
  serve([checklist]);
  const { user } = renderPage(pages, "/app-launch-checklists");
  await user.click(await screen.findByRole("button", { name: "Open checklist" }));
  expect(await screen.findByRole("checkbox", { name: "Choose a name" })).toBeInTheDocument();
});

test("checking an item updates the progress immediately and is rolled back on failure", async () => {
  serve([checklist]);
  server.use(failWith(checklistsEndpoints.updateItem, "INTERNAL", "The server failed."));
  const { user, container } = renderPage(pages, "/app-launch-checklist/5");
  const box = await screen.findByRole("checkbox", { name: "Choose a name" });
  await expectNoViolations(container);
  await user.click(box);
  expect(await screen.findByText(/Couldn.t save “Choose a name”/)).toBeInTheDocument();
  expect(box).not.toBeChecked();

  const bodies: unknown[] = [];
  server.use(saveItem(bodies));
  await user.click(box);
  await waitFor(() => expect(bodies).toEqual([{ done: true }]));
  expect(box).toBeChecked();
  expect(screen.getByRole("progressbar", { name: "Progress" })).toHaveAttribute(
    "aria-valuetext",
    "1 of 2 done",
  );
});

test("an older answer that arrives after a change does not uncheck the item", async () => {
  serve([checklist]);
  const { user, client } = renderPage(pages, "/app-launch-checklist/5");
  const box = await screen.findByRole("checkbox", { name: "Choose a name" });
  let answer: (() => void) | undefined;
  server.use(
    saveItem([]),
    handle(checklistsEndpoints.get, async () => {
      await new Promise<void>((resolve) => (answer = resolve));
      return Response.json({ success: true, data: checklist });
    }),
  );
  const refetched = client.invalidateQueries();
  await waitFor(() => expect(answer).toBeDefined());
  await user.click(box);
  answer?.();
  await refetched;
  expect(client.getQueryData(checklistQuery(5).queryKey)).toMatchObject({ done: 1 });
});

test("notes are autosaved; unsaved notes survive a failure and a reload and are saved later", async () => {
  serve([checklist]);
  server.use(failWith(checklistsEndpoints.updateItem, "INTERNAL", "The server failed."));
  const { user, unmount } = renderPage(pages, "/app-launch-checklist/5");
  await user.click(await screen.findByRole("button", { name: "Add a note: Choose a name" }));
  expect(screen.getByRole("textbox", { name: "Notes: Choose a name" })).toHaveFocus();
  await user.keyboard("Ask Ada");
  expect(await screen.findByText(/Not saved\. Your text is kept/)).toBeInTheDocument();
  unmount();

  const bodies: unknown[] = [];
  server.use(saveItem(bodies));
  renderPage(pages, "/app-launch-checklist/5");
  expect(await screen.findByRole("textbox", { name: "Notes: Choose a name" })).toHaveValue("Ask Ada");
  expect(await screen.findByText("Saved")).toBeInTheDocument();
  expect(bodies).toEqual([{ notes: "Ask Ada" }]);
});

test("deleting asks for confirmation", async () => {
  serve([checklist]);
  server.use(answerWith(checklistsEndpoints.remove, { success: true }));
  const { user } = renderPage(pages, "/app-launch-checklist/5");
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = await screen.findByRole("dialog", { name: "Delete the checklist of Skyline Weather?" });
  await user.click(within(dialog).getByRole("button", { name: "Delete" }));
  expect(await screen.findByText("Checklist deleted")).toBeInTheDocument();
  expect(screen.getByLabelText("Address")).toHaveTextContent("/app-launch-checklists");
});

test("an unknown checklist links back to the list", async () => {
  server.use(failWith(checklistsEndpoints.get, "NOT_FOUND", "You have no such checklist."));
  renderPage(pages, "/app-launch-checklist/9");
  expect(await screen.findByRole("link", { name: "Go to your checklists" })).toBeInTheDocument();
});
