import { smokeEndpoints, type SmokeTest } from "@listwise/contracts/releases";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { renderPage } from "../../../testing/render-page";
import { SmokeCell } from "./smoke-cell";

const server = startApiServer();
const success = true as const;

const refused: SmokeTest = {
  name: "mfe-tracking",
  version: "1.3.0",
  status: "refused",
  reason: null,
  opened: 2,
  planned: 3,
  finishedAt: "2026-11-23T08:00:00.000Z",
  pages: [
    { route: "/keywords", caller: "user", address: "/keywords", findings: [] },
    {
      route: "/shared/:token",
      caller: "visitor",
      address: "/shared/x",
      findings: [{ level: "error", rule: "empty", message: "The page shows nothing." }],
    },
    {
      route: "/reports/:id",
      caller: "user",
      address: null,
      findings: [{ level: "warning", rule: "not-opened", message: "Not opened: no link." }],
    },
  ],
};

const serve = (tests: SmokeTest[]) => server.use(answerWith(smokeEndpoints.tests, { success, data: tests }));
const open = () =>
  renderPage(<SmokeCell name="mfe-tracking" version="1.3.0" />, {
    path: "/admin/system",
    at: "/admin/system",
  });

beforeEach(() => {
  resetSession();
  signInAs("admin");
});

test("shows the pages of a refused version with their findings, without violations", async () => {
  serve([refused]);
  const { user } = open();
  expect(await screen.findByText("Refused")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Smoke test of mfe-tracking 1.3.0" }));
  const dialog = await screen.findByRole("dialog");
  const row = (path: string) => within(dialog).getByRole("row", { name: new RegExp(path) });
  expect(row("/keywords")).toHaveTextContent(/User.*Passed/);
  expect(row("/shared/x")).toHaveTextContent(/Signed out.*Refused.*The page shows nothing\./);
  expect(row("/reports/:id")).toHaveTextContent(/Not opened/);
  // On phones, the parts of a cell are next to each other, and its text is at the end.
  for (const cell of within(dialog).getAllByRole("cell")) expect(cell.childElementCount).toBe(1);
  expect(within(row("/shared/x")).getByRole("list")).toHaveStyle({ textAlign: "start" });
  await expectNoViolations(dialog);
});

test("repeats the test and shows that it is queued", async () => {
  serve([refused]);
  const sent: unknown[] = [];
  const queued: SmokeTest = { ...refused, status: "queued", pages: [], finishedAt: null };
  server.use(
    handle(smokeEndpoints.repeat, async ({ request }) => {
      sent.push(await request.json());
      serve([queued]);
      return HttpResponse.json(
        { success, data: queued, message: "The smoke test is queued." },
        { status: 202 },
      );
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /Smoke test of/ }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Repeat test" }));
  expect(await within(dialog).findByText(/It starts when the tests before it are done\./)).toBeVisible();
  expect(sent).toEqual([{ version: "1.3.0" }]);
});

test.each<[string, Partial<SmokeTest>]>([
  ["Running, 2 of 3", { status: "running", pages: [] }],
  ["Not tested", { status: "skipped", reason: "No browser was found.", pages: [] }],
  ["Passed", { status: "passed", pages: [] }],
  ["2 warnings", { status: "passed" }],
])("a test is labeled %s", async (label, change) => {
  serve([{ ...refused, ...change }]);
  open();
  expect(await screen.findByText(label)).toBeVisible();
});

test("a version without a test, and a failed request, are named", async () => {
  serve([]);
  const { unmount } = open();
  expect(await screen.findByText("None")).toBeVisible();
  unmount();
  server.use(failWith(smokeEndpoints.tests, "INTERNAL", "Something went wrong."));
  open();
  expect(await screen.findByText("Unknown")).toBeVisible();
});
