import { exportsEndpoints, type ExportJob } from "@listwise/contracts/exports";
import { limitsEndpoints, type FeatureLimit, type PublicPlan } from "@listwise/contracts/limits";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor, within } from "@testing-library/react";
import { anApp } from "../../../testing/builders";
import { anExport } from "../../../testing/details-builders";
import { renderPage } from "../../../testing/render-page";
import { ExportsSection } from "./exports-section";

const server = startApiServer();
const FILE = { method: "GET", path: "/exports/file/one" } as const;
const ready = anExport({ status: "completed", percent: 100, records: 42, url: "/api/exports/file/one" });
const saved: string[] = [];
const open = () => renderPage(<ExportsSection app={anApp({ id: 11 })} country="de" />, "/");

/** Answers with the server's only export in the given states, one per request. */
function serve(...states: ExportJob[]) {
  let asked = 0;
  const now = () => states[Math.min(asked, states.length - 1)] ?? ready;
  server.use(
    handle(exportsEndpoints.list, () => {
      const job = now();
      asked += 1;
      return Response.json({ success: true, data: [job] });
    }),
    answerWith(exportsEndpoints.get, { success: true, data: ready }),
    handle(FILE, () => new Response("a,b")),
  );
}

const formats: FeatureLimit = {
  key: "export_formats",
  featureName: "Export formats",
  description: "",
  unit: null,
  category: "Export",
  dataType: "JSON",
  limitValue: ["csv", "json", "pdf", "excel", "zip"],
  displayInPricing: true,
  displayOrder: 1,
};
const aPlan = (name: string, allowed: string[]): PublicPlan => ({
  key: name,
  name,
  description: "",
  isDefault: false,
  limits: { export_formats: allowed },
  trialDays: 0,
  prices: [],
});

/** Answers with a plan that has these formats. */
function servePlan(limitValue: string[], canExport = true) {
  server.use(
    answerWith(limitsEndpoints.myLimits, {
      success: true,
      data: { export_formats: { ...formats, limitValue } },
      plan: { key: "free", name: "Free" },
    }),
    answerWith(limitsEndpoints.publicPlans, {
      success: true,
      data: [aPlan("Free", ["csv"]), aPlan("Pro", ["csv", "json", "excel"]), aPlan("Team", ["pdf", "zip"])],
      features: [],
      paymentProvider: null,
    }),
    answerWith(limitsEndpoints.check, {
      success: true,
      allowed: canExport,
      usage: { current: 1, limit: 1, remaining: 0, percentage: 100, canUse: canExport, resetDate: null },
      feature: formats,
    }),
  );
}

beforeEach(() => {
  resetSession();
  servePlan(["csv", "json", "pdf", "excel", "zip"]);
  signInAs("user");
  saved.length = 0;
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

test("uses the prescribed defaults; without a data type shows the prescribed error", async () => {
  server.use(answerWith(exportsEndpoints.list, { success: true, data: [] }));
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Export App Data" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export App Data" }));
  expect(dialog.getAllByRole("radio").map((radio) => radio.getAttribute("value"))).toEqual([
    "csv",
    "json",
    "pdf",
    "excel",
    "zip",
  ]);
  expect(dialog.getByRole("combobox", { name: "Date range" })).toHaveValue("30days");
  const boxes = dialog.getAllByRole("checkbox");
  for (const box of boxes) expect(box).toBeChecked();
  await expectNoViolations(document.body);

  expect(dialog.getByText(/together in a ZIP file/)).toBeVisible();
  for (const box of boxes) await user.click(box);
  expect(dialog.queryByText(/together in a ZIP file/)).not.toBeInTheDocument();
  await user.click(dialog.getByRole("button", { name: "Export" }));
  expect(await screen.findByText("Missing Information")).toBeVisible();
  const words = "Please select a format, date range, and at least one data type.";
  expect(screen.getAllByText(words)).toHaveLength(2);
});

test("a date range beyond the plan's history says how many days the plan has", async () => {
  const feature: FeatureLimit = {
    ...formats,
    key: "keyword_history_days",
    dataType: "INTEGER",
    limitValue: 30,
  };
  server.use(
    answerWith(exportsEndpoints.list, { success: true, data: [] }),
    answerWith(limitsEndpoints.check, { success: true, allowed: true, usage: null, feature }),
  );
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Export App Data" }));
  const range = await screen.findByRole("combobox", { name: "Date range" });
  await user.selectOptions(range, "90 days");
  expect(await screen.findByText(/Your plan keeps 30 days of ranks\./)).toBeVisible();
  await user.selectOptions(range, "30 days");
  expect(screen.queryByText(/Your plan keeps/)).toBeNull();
});

test("an export shows its progress and saves its file when it is ready", async () => {
  const bodies: unknown[] = [];
  serve(anExport(), ready);
  server.use(
    handle(exportsEndpoints.start, async ({ request }) => {
      bodies.push(await request.json());
      return Response.json({ success: true, data: anExport() }, { status: 202 });
    }),
  );
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Export App Data" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export App Data" }));
  await user.click(dialog.getByRole("radio", { name: "ZIP" }));
  await user.click(dialog.getByRole("checkbox", { name: "Metadata" }));
  await user.click(dialog.getByRole("button", { name: "Export" }));

  expect(await dialog.findByText(ready.fileName)).toBeVisible();
  await waitFor(() => expect(saved).toEqual([ready.fileName]));
  expect(await screen.findByText("Export saved")).toBeVisible();
  expect(bodies).toEqual([
    {
      format: "zip",
      dateRange: "30days",
      dataTypes: ["rankings", "categoryRanks", "reviews", "keywords", "analytics"],
      includeScreenshots: true,
      country: "de",
    },
  ]);
});

test("a refusal because of the plan links to the plans that lift this limit, and keeps the options", async () => {
  server.use(
    answerWith(exportsEndpoints.list, { success: true, data: [] }),
    failWith(
      exportsEndpoints.start,
      "FEATURE_LIMIT_EXCEEDED",
      "This feature is not available on your current plan: Data granularity.",
      { feature: "data_granularity", usage: null },
    ),
  );
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Export App Data" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export App Data" }));
  await user.click(dialog.getByRole("radio", { name: "PDF" }));
  await user.click(dialog.getByRole("button", { name: "Export" }));
  const prompt = await dialog.findByRole("region", { name: "Export App Data" });
  expect(prompt).toHaveTextContent("not available on your current plan: Data granularity.");
  expect(within(prompt).getByRole("link", { name: "Upgrade" })).toHaveAttribute(
    "href",
    "/subscription?feature=data_granularity",
  );
  expect(dialog.getByRole("radio", { name: "PDF" })).toBeChecked();
  expect(dialog.queryByText(/status: 403/)).not.toBeInTheDocument();
});

test("formats outside the plan are locked before the first try, with the plan that has them", async () => {
  servePlan(["csv"], false);
  server.use(answerWith(exportsEndpoints.list, { success: true, data: [] }));
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Export App Data" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export App Data" }));
  expect(await dialog.findByRole("radio", { name: "JSON , Included in the Pro plan." })).toBeDisabled();
  expect(dialog.getByRole("radio", { name: "CSV" })).toBeEnabled();
  expect(dialog.getByText(/JSON and Excel: included in the Pro plan\./)).toBeVisible();
  expect(dialog.getByText(/PDF and ZIP: included in the Team plan\./)).toBeVisible();
  expect(dialog.getByRole("link", { name: "Compare plans" })).toHaveAttribute(
    "href",
    "/subscription?feature=export_formats",
  );
  expect(await dialog.findByRole("region", { name: "No exports left today" })).toBeVisible();
  expect(dialog.getByRole("button", { name: "Export" })).toBeDisabled();
  await expectNoViolations(document.body);
});

test("exports survive a reload: a running one can be canceled, a truncated one is marked", async () => {
  server.use(
    answerWith(exportsEndpoints.list, {
      success: true,
      data: [anExport(), { ...ready, jobId: "2", fileName: "old.zip", truncated: true }],
    }),
    answerWith(exportsEndpoints.cancel, { success: true }),
  );
  const { user, container } = open();
  const cancel = await screen.findByRole("button", { name: /^Cancel skyline/ });
  expect(screen.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "40");
  expect(screen.getByText("Limited by your plan")).toBeVisible();
  await expectNoViolations(container);
  await user.click(cancel);
  await waitFor(() => expect(cancel).not.toBeInTheDocument());
  expect(saved).toEqual([]);
});

test("F31: an interrupted download saves nothing, shows an error and can be retried", async () => {
  serve(ready);
  const half = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(8));
        controller.error(new Error("connection lost"));
      },
    });
  server.use(handle(FILE, () => new Response(half())));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /^Download/ }));
  expect(await screen.findByText("Export Failed")).toBeVisible();
  expect(screen.getByText("There was a problem exporting your data.")).toBeVisible();
  expect(saved).toEqual([]);

  server.use(handle(FILE, () => new Response("whole")));
  await user.click(await screen.findByRole("button", { name: `Retry ${ready.fileName}` }));
  await waitFor(() => expect(saved).toEqual([ready.fileName]));
});

test("a refused file and a refused start show their status", async () => {
  serve(ready);
  server.use(
    handle(FILE, () => Response.json({ code: "GONE", message: "Gone." }, { status: 410 })),
    failWith(exportsEndpoints.start, "INTERNAL", "No."),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: /^Download/ }));
  expect(await screen.findByText("Export failed with status: 410")).toBeVisible();

  await user.click(screen.getByRole("button", { name: "Export App Data" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Export App Data" }));
  await user.click(dialog.getByRole("button", { name: "Export" }));
  expect(await dialog.findByText("Export failed with status: 500")).toBeVisible();
});
