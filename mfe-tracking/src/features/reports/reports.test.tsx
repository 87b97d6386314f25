import { appsEndpoints } from "@listwise/contracts/apps";
import { clientReportsEndpoints as endpoints, type ReportInput } from "@listwise/contracts/client-reports";
import { limitsEndpoints } from "@listwise/contracts/limits";
import { adoptWorkspace } from "@listwise/shared-auth";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { Route, Routes } from "@listwise/shared-ui";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { anApp } from "../../testing/builders";
import { aDocument, aReport, aRun } from "../../testing/report-builders";
import { renderPage } from "../../testing/render-page";
import { BuilderPage } from "./builder/builder.page";
import { ReportPage } from "./detail/report.page";
import { ReportEmailsPage } from "./public/report-emails.page";
import { SharedReportPage } from "./public/shared-report.page";
import { ReportsPage } from "./reports.page";

const server = startApiServer();
const pages = (
  <Routes>
    <Route path="/reports" element={<ReportsPage />} />
    <Route path="/reports/new" element={<BuilderPage />} />
    <Route path="/reports/:id" element={<ReportPage />} />
    <Route path="/reports/:id/edit" element={<BuilderPage />} />
    <Route path="/shared-report/:token" element={<SharedReportPage />} />
    <Route path="/report-emails/:token" element={<ReportEmailsPage />} />
  </Routes>
);
const success = true as const;
const feature = (key: string, limitValue: boolean | number) => ({
  key,
  featureName: key,
  description: "",
  unit: null,
  category: "Reports",
  dataType: typeof limitValue === "boolean" ? ("BOOLEAN" as const) : ("INTEGER" as const),
  displayInPricing: true,
  displayOrder: 1,
  limitValue,
});
const usage = { current: 3, limit: 5, remaining: 2, percentage: 60, canUse: true, resetDate: null };

function servePlan(hasReports: boolean) {
  server.use(
    answerWith(limitsEndpoints.myLimits, {
      success,
      data: { custom_reports: feature("custom_reports", hasReports) },
      plan: { key: "free", name: "Free" },
    }),
    answerWith(limitsEndpoints.publicPlans, {
      success,
      data: [
        {
          key: "team",
          name: "Team",
          description: "",
          isDefault: false,
          trialDays: 0,
          prices: [],
          limits: { custom_reports: true },
        },
      ],
      features: [],
      paymentProvider: null,
    }),
    answerWith(limitsEndpoints.check, {
      success,
      allowed: true,
      usage,
      feature: feature("reports_per_month", 5),
    }),
  );
}

beforeEach(() => {
  resetSession();
  signInAs("user");
  adoptWorkspace({ appId: 11, country: "us" });
  servePlan(true);
  server.use(
    answerWith(appsEndpoints.followed, {
      success,
      data: [
        { app: anApp({ id: 11, name: "Skyline Weather" }), followedAt: "2025-10-01T00:00:00Z", tags: [] },
        {
          app: anApp({ id: 12, name: "Radar Now" }),
          followedAt: "2025-10-01T00:00:00Z",
          tags: [],
          competitorOf: [11],
        },
      ],
    }),
  );
  jest.spyOn(console, "warn").mockImplementation(() => {});
});

test("without reports, the page says what a report is", async () => {
  server.use(answerWith(endpoints.list, { success, data: [] }));
  const { container } = renderPage(pages, "/reports");
  expect(await screen.findByRole("heading", { name: "No reports for this app yet" })).toBeInTheDocument();
  expect(screen.getByText(/visibility, ranks, keywords, competitors/)).toBeInTheDocument();
  expect(await screen.findByText("2 reports left this month.")).toBeInTheDocument();
  expect(screen.getAllByRole("link", { name: "New report" })[0]).toHaveAttribute("href", "/reports/new");
  await expectNoViolations(container);
});

test("the list has the reports of the current app with schedule and last run; a failure offers Retry", async () => {
  server.use(failWith(endpoints.list, "UNAVAILABLE", "Try again later."));
  const { user } = renderPage(pages, "/reports");
  const retry = await screen.findByRole("button", { name: /Try again|Retry/ });
  const schedule = {
    frequency: "weekly" as const,
    day: 1,
    recipients: [],
    isPaused: true,
    failures: 3,
    nextRunAt: null,
  };
  const reports = [
    aReport({ schedule, lastRun: aRun({ status: "failed" }) }),
    aReport({ id: 6, appId: 12, title: "Other app" }),
  ];
  server.use(answerWith(endpoints.list, { success, data: reports }));
  await user.click(retry);
  const list = await screen.findByRole("list", { name: "Saved reports" });
  const [row, ...others] = within(list).getAllByRole("listitem");
  expect(others).toEqual([]);
  expect(row).toHaveTextContent("November report");
  expect(row).toHaveTextContent("Every Monday (paused)");
  expect(row).toHaveTextContent("Failed");
});

test("a plan without reports shows the lock before any click", async () => {
  servePlan(false);
  server.use(answerWith(endpoints.list, { success, data: [aReport()] }));
  renderPage(pages, "/reports");
  expect(await screen.findByText("Included in the Team plan.")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "New report" })).not.toBeInTheDocument();
  expect(await screen.findByRole("link", { name: "November report" })).toBeInTheDocument();
});

test("the builder previews, reorders and leaves out sections, and saves the report", async () => {
  const previews: ReportInput[] = [];
  const saved: unknown[] = [];
  server.use(
    handle(endpoints.preview, async ({ request }) => {
      previews.push(JSON.parse(await request.text()));
      return Response.json({ success, data: aDocument() });
    }),
    handle(endpoints.create, async ({ request }) => {
      saved.push(await request.json());
      return Response.json({ success, data: aReport() }, { status: 201 });
    }),
    answerWith(endpoints.get, { success, data: aReport(), runs: [] }),
  );
  const { user, container } = renderPage(pages, "/reports/new");
  expect(await screen.findByRole("article", { name: "App store optimization report" })).toBeInTheDocument();
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Move Visibility and ranks up" }));
  await user.click(screen.getByRole("checkbox", { name: "Reviews" }));
  const title = screen.getByRole("textbox", { name: "Title" });
  await user.clear(title);
  await user.click(screen.getByRole("button", { name: "Save report" }));
  expect(title).toHaveAccessibleDescription("Enter a title.");
  expect(saved).toEqual([]);
  await user.type(title, "For the client");
  expect(await screen.findByRole("article", { name: "For the client" })).toBeInTheDocument();
  await waitFor(() => expect(previews.at(-1)?.title).toBe("For the client"));
  await user.click(screen.getByRole("checkbox", { name: "Include notes" }));
  await user.click(screen.getByRole("button", { name: "Save report" }));
  expect(await screen.findByText("/reports/5")).toBeInTheDocument();
  expect(saved).toEqual([
    {
      appId: 11,
      country: "us",
      title: "For the client",
      logo: null,
      period: { kind: "last30" },
      competitorIds: null,
      includeNotes: true,
      includeLinked: false,
      sections: ["visibility", "summary", "movers", "keywords", "competitors", "listingChanges"],
    },
  ]);
});

test("a report can include the linked app, whose sections name its store", async () => {
  const linked = anApp({ id: 12, name: "Skyline Radar", platform: "android" });
  const track = (app: typeof linked, linkedTo: number) => ({
    ...{ app, followedAt: "2026-01-01T00:00:00Z", tags: [], linkedTo },
  });
  const change = { at: "2026-11-02T06:00:00.000Z", appName: linked.name, before: null, after: "Rain" };
  const document = aDocument({ sections: ["listingChanges"] });
  server.use(
    answerWith(appsEndpoints.followed, {
      success,
      data: [track(anApp({ id: 11 }), 12), track(linked, 11)],
    }),
    handle(endpoints.preview, async ({ request }) => {
      const { includeLinked } = JSON.parse(await request.text());
      const rows = [{ ...change, platform: "android", field: "subtitle" }];
      const part = { ...document, app: { ...document.app, id: 12, name: linked.name, platform: "android" } };
      const data = { ...document, linked: { ...part, listingChanges: { total: 1, rows } } };
      return Response.json({ success, data: includeLinked ? data : document });
    }),
  );
  const { user, container } = renderPage(pages, "/reports/new");
  await screen.findByRole("region", { name: "Listing changes" });
  await user.click(await screen.findByRole("checkbox", { name: "Include Google Play" }));
  const added = await screen.findByRole("region", { name: "Google Play: Listing changes" });
  expect(within(added).getByRole("row", { name: /Short description – Rain/ })).toBeInTheDocument();
  expect(screen.getByRole("region", { name: "App Store: Listing changes" })).toBeInTheDocument();
  await expectNoViolations(container);
});

test("a file that isn't an image is named and doesn't replace the logo", async () => {
  server.use(answerWith(endpoints.preview, { success, data: aDocument() }));
  globalThis.createImageBitmap = async (file: ImageBitmapSource) => {
    if (!(file instanceof File) || file.name === "text.png") throw new DOMException("", "InvalidStateError");
    return { width: 1, height: 1, close: () => {} };
  };
  const { user } = renderPage(pages, "/reports/new");
  const input = await screen.findByLabelText("Logo file");
  await user.upload(input, new File(["x"], "logo.png", { type: "image/png" }));
  const logo = await screen.findByRole("img", { name: "Your logo" });
  await user.upload(input, new File(["y"], "text.png", { type: "image/png" }));
  expect(await screen.findByText("This image can't be read. Choose another one.")).toBeInTheDocument();
  expect(logo).toHaveAttribute("src", "data:image/png;base64,eA==");
});

test("the keyboard focus stays with a moved section", async () => {
  server.use(answerWith(endpoints.preview, { success, data: aDocument() }));
  const { user } = renderPage(pages, "/reports/new");
  const down = await screen.findByRole("button", { name: "Move Summary down" });
  down.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(screen.getByRole("button", { name: "Move Summary down" })).toHaveFocus());
  const [first] = screen.getAllByRole("checkbox");
  expect(first).toHaveAccessibleName("Visibility and ranks");
});

test("the history shows what was sent to whom, and a failed run can be repeated", async () => {
  const failed = aRun({
    id: "11111111-1111-4111-8111-111111111111",
    status: "failed",
    error: "Out of luck.",
  });
  const sent = aRun({
    deliveries: [
      { email: "a@client.example", status: "sent" },
      { email: "b@client.example", status: "confirming" },
    ],
    link: { url: "https://listwise.example/shared-report/x", expiresAt: "2027-01-01T00:00:00.000Z" },
  });
  const retried: string[] = [];
  server.use(
    answerWith(endpoints.get, { success, data: aReport(), runs: [failed, sent] }),
    answerWith(endpoints.getRun, { success, data: sent, document: aDocument() }),
    handle(endpoints.retry, ({ request }) => {
      retried.push(new URL(request.url).pathname);
      return Response.json({ success, data: { ...failed, status: "queued" } }, { status: 202 });
    }),
  );
  const { user, container } = renderPage(pages, "/reports/5");
  const list = await screen.findByRole("list", { name: "History" });
  expect(list).toHaveTextContent("Out of luck.");
  expect(list).toHaveTextContent("a@client.example: sent");
  expect(list).toHaveTextContent("b@client.example: not sent, waiting for confirmation");
  expect(within(list).getByRole("button", { name: /^Copy the link/ })).toBeInTheDocument();
  const report = await screen.findByRole("article", { name: "November report" });
  expect(within(report).getByRole("img", { name: /Visibility by day: 39.5% on Nov 1/ })).toBeInTheDocument();
  expect(
    within(report).getByRole("row", { name: /storm radar 60 40 – >200 3 of 31 .*Entered at #3/ }),
  ).toBeInTheDocument();
  expect(within(report).getByRole("row", { name: "Nov 2, 2026 Campaign started" })).toBeInTheDocument();
  expect(
    within(report)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual(
    expect.arrayContaining(["#averageRank", "#chance", "#visibilityShare"].map((id) => `/help/figures${id}`)),
  );
  await expectNoViolations(container);
  await user.click(within(list).getByRole("button", { name: /^Retry/ }));
  await waitFor(() => expect(retried).toEqual([expect.stringContaining(failed.id)]));
});

test("a run that fails gives back the report of the month", async () => {
  const runs = [aRun({ status: "running" }), aRun({ status: "failed", error: "Out of luck." })];
  const remaining = [1, 2];
  server.use(
    handle(endpoints.get, () =>
      Response.json({ success, data: aReport(), runs: [runs.length > 1 ? runs.shift() : runs[0]] }),
    ),
    handle(limitsEndpoints.check, () => {
      const left = remaining.length > 1 ? remaining.shift() : remaining[0];
      const answer = { ...usage, remaining: left };
      return Response.json({
        success,
        allowed: true,
        usage: answer,
        feature: feature("reports_per_month", 5),
      });
    }),
  );
  renderPage(pages, "/reports/5");
  expect(await screen.findByText("1 report left this month.")).toBeInTheDocument();
  expect(await screen.findByText("Failed")).toBeInTheDocument();
  expect(await screen.findByText("2 reports left this month.")).toBeInTheDocument();
});

test("a report gives way to the reports of another app that the user switches to", async () => {
  const report = aReport();
  server.use(
    answerWith(endpoints.get, { success, data: report, runs: [] }),
    answerWith(endpoints.list, { success, data: [report] }),
  );
  adoptWorkspace({ appId: report.appId, country: "us" });
  renderPage(pages, `/reports/${report.id}`);
  await screen.findByRole("heading", { level: 1, name: report.title });
  act(() => adoptWorkspace({ appId: null }));
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(report.title);
  act(() => adoptWorkspace({ appId: report.appId + 1 }));
  expect(await screen.findByRole("heading", { level: 1, name: "Reports" })).toBeInTheDocument();
});

test("a report is scheduled with several recipients; wrong addresses are refused", async () => {
  const bodies: unknown[] = [];
  server.use(
    answerWith(endpoints.get, { success, data: aReport(), runs: [] }),
    handle(endpoints.setSchedule, async ({ request }) => {
      bodies.push(await request.json());
      return Response.json({ success, data: aReport() });
    }),
  );
  const { user } = renderPage(pages, "/reports/5");
  await user.click(await screen.findByRole("button", { name: "Schedule emails" }));
  const form = screen.getByRole("form", { name: "Schedule" });
  const recipients = within(form).getByRole("textbox", { name: "Recipients" });
  await user.clear(recipients);
  await user.type(recipients, "not an address");
  await user.click(within(form).getByRole("button", { name: "Save schedule" }));
  expect(recipients).toHaveAccessibleDescription("“not”: Enter a valid email address.");
  await user.clear(recipients);
  await user.type(recipients, "a@client.example, B@client.example");
  await user.click(within(form).getByRole("button", { name: "Save schedule" }));
  await waitFor(() =>
    expect(bodies).toEqual([
      { frequency: "weekly", day: 1, recipients: ["a@client.example", "b@client.example"], isPaused: false },
    ]),
  );
});

test("the limit refuses a run with a toast that leads to the plans", async () => {
  server.use(
    answerWith(endpoints.get, { success, data: aReport(), runs: [] }),
    failWith(endpoints.run, "FEATURE_LIMIT_EXCEEDED", "Feature Limit Exceeded: Reports per month.", {
      feature: "reports_per_month",
      usage,
    }),
  );
  const { user } = renderPage(pages, "/reports/5");
  await user.click(await screen.findByRole("button", { name: "Create report" }));
  expect(await screen.findByText(/reports per month/i)).toBeInTheDocument();
});

test("a shared report is readable without an account; an invalid link says so", async () => {
  resetSession();
  server.use(
    answerWith(endpoints.read, { success, data: aDocument(), expiresAt: "2027-01-01T00:00:00.000Z" }),
  );
  const { container, unmount } = renderPage(pages, "/shared-report/abc");
  expect(await screen.findByRole("article", { name: "November report" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Download PDF" })).toHaveAttribute(
    "href",
    "/api/public/reports/abc/pdf",
  );
  await expectNoViolations(container);
  unmount();
  server.use(failWith(endpoints.read, "NOT_FOUND", "There is no such report."));
  renderPage(pages, "/shared-report/wrong");
  expect(await screen.findByRole("heading", { name: "This link doesn't work" })).toBeInTheDocument();
});

test("a recipient confirms and unsubscribes", async () => {
  resetSession();
  const subscription = {
    email: "a@client.example",
    sender: "Ada (ada@x.example)",
    status: "pending" as const,
  };
  const bodies: unknown[] = [];
  server.use(
    answerWith(endpoints.subscription, { success, data: subscription }),
    handle(endpoints.setSubscription, async ({ request }) => {
      const body: { status: string } = JSON.parse(await request.text());
      bodies.push(body);
      return Response.json({ success, data: { ...subscription, ...body } });
    }),
  );
  const { user, container } = renderPage(pages, "/report-emails/abc");
  await user.click(await screen.findByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("Confirmed")).toBeInTheDocument();
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Unsubscribe" }));
  expect(await screen.findByText("Unsubscribed")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Get reports again" })).toBeInTheDocument();
  expect(bodies).toEqual([{ status: "confirmed" }, { status: "unsubscribed" }]);
});
