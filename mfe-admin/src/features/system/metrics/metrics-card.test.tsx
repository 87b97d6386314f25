import {
  releaseMetricsEndpoints,
  type ReleaseError,
  type VersionMetrics,
} from "@listwise/contracts/releases";
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
import { MetricsCard } from "./metrics-card";

const server = startApiServer();
const success = true as const;
const { metrics, errors } = releaseMetricsEndpoints;

const figures = {
  pages: 1204,
  lcpP75Ms: 1912.4,
  inpP75Ms: 88,
  clsP75: 0.0312,
  apiP75Ms: 210,
  bytesP75: 312_400,
  scriptErrorShare: 0.004,
  apiFailureShare: null,
};
const known: VersionMetrics = {
  version: "1.1.0-b",
  ...figures,
  lcpSamples: 1000,
  inpSamples: 900,
  clsSamples: 1000,
  apiCalls: 0,
  points: [{ at: new Date().toISOString(), ...figures }],
};
const empty: VersionMetrics = {
  ...known,
  version: "1.0.0-a",
  pages: 0,
  lcpP75Ms: null,
  points: [],
};
const frame = { name: "mfe-tracking" as const, version: "1.1.0-b", file: "page.js", line: 1, column: 9 };
const broken: ReleaseError = {
  id: "abc",
  version: "1.1.0-b",
  message: "TypeError: x is undefined",
  count: 12,
  firstAt: "2026-11-19T08:00:00.000Z",
  lastAt: "2026-11-19T08:00:00.000Z",
  frames: [
    { ...frame, source: "src/page.tsx", sourceLine: 3, sourceColumn: 5 },
    { ...frame, source: null, sourceLine: null, sourceColumn: null },
  ],
};

const open = () =>
  renderPage(<MetricsCard names={["shell", "mfe-tracking"]} />, {
    path: "/admin/system",
    at: "/admin/system",
  });

beforeEach(() => {
  resetSession();
  signInAs("admin");
  server.use(
    answerWith(metrics, { success, data: [known, empty] }),
    answerWith(errors, { success, data: [broken] }),
  );
});

test("shows figures with their units by version, and unknown ones as unknown, without violations", async () => {
  const { container } = open();
  const table = await screen.findByRole("table", { name: "Measurements of shell by version" });
  const row = await within(table).findByRole("row", { name: /1\.1\.0-b/ });
  const cells = within(row)
    .getAllByRole("cell")
    .map(({ textContent }) => textContent);
  expect(cells.slice(-8)).toEqual([
    "1.9 s",
    "88 ms",
    "0.031",
    "0.4%",
    "210 ms",
    "Unknown",
    "312 kB",
    "1,204",
  ]);
  await screen.findByRole("slider", { name: /Largest Contentful Paint \(ms\) of shell/ });
  await expectNoViolations(container);
});

test("another figure, release and range can be chosen", async () => {
  const asked: string[] = [];
  server.use(
    handle(metrics, ({ request }) => {
      const { pathname, search } = new URL(request.url);
      asked.push(pathname + search);
      return HttpResponse.json({ success, data: [known] });
    }),
  );
  const { user } = open();
  await user.selectOptions(await screen.findByLabelText("Figure"), "Failed API calls");
  expect(screen.getByText(/No page measured this figure/)).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText("Measured release"), "mfe-tracking");
  await user.click(screen.getByRole("radio", { name: "30 days" }));
  await screen.findByRole("table", { name: "Measurements of mfe-tracking by version" });
  await screen.findByLabelText("Figure");
  expect(asked).toEqual([
    "/api/releases/shell/metrics?days=7",
    "/api/releases/mfe-tracking/metrics?days=7",
    "/api/releases/mfe-tracking/metrics?days=30",
  ]);
});

test("script errors have their position in the sources, or in the script without a source map", async () => {
  open();
  const table = await screen.findByRole("table", { name: "Script errors of shell" });
  await within(table).findByText("TypeError: x is undefined");
  expect(within(table).getByText("src/page.tsx:3:5")).toBeInTheDocument();
  expect(within(table).getByText("page.js:1:9")).toBeInTheDocument();
});

test("without measurements it says so", async () => {
  server.use(answerWith(metrics, { success, data: [empty] }), answerWith(errors, { success, data: [] }));
  open();
  expect(await screen.findByText("No page with shell reported anything in this range.")).toBeInTheDocument();
  expect(await screen.findByText("No script errors")).toBeInTheDocument();
});

test("an error of either part can be retried", async () => {
  server.use(failWith(metrics, "INTERNAL", "x"), failWith(errors, "INTERNAL", "x"));
  const { user } = open();
  expect(await screen.findByText("Failed to load the script errors")).toBeInTheDocument();
  expect(await screen.findByText("Failed to load the measurements")).toBeInTheDocument();
  server.use(
    answerWith(metrics, { success, data: [known] }),
    answerWith(errors, { success, data: [broken] }),
  );
  for (const button of screen.getAllByRole("button", { name: "Retry" })) await user.click(button);
  await screen.findByRole("table", { name: "Measurements of shell by version" });
  await screen.findByText("TypeError: x is undefined");
});
