import { adoptWorkspace } from "@listwise/shared-auth";
import { appsEndpoints } from "@listwise/contracts/apps";
import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { rankingJobsEndpoints } from "@listwise/contracts/rankings";
import { answerWith, startApiServer, failWith, handle } from "@listwise/shared-auth/testing";
import { setStoreSource } from "@listwise/shared-ui";
import { act, screen } from "@testing-library/react";
import { aJob, ONLY_US } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { RankingsPage } from "./rankings.page";
import { apps, followed, row, setUp } from "./rankings.testing";

const server = startApiServer();
const JOB = "0a0a0a0a-1b1b-4c4c-8d8d-0123456789ab";

beforeEach(() => setUp(server));

test("F37: starting while an update runs shows the running one, which can be canceled", async () => {
  const running = aJob({ jobId: JOB, status: "running", total: 4, processed: 1, failed: 1, percent: 25 });
  server.use(
    answerWith(rankingJobsEndpoints.updateAll, { success: true, data: running }),
    answerWith(rankingJobsEndpoints.cancelJob, {
      success: true,
      data: {
        ...running,
        status: "cancelled",
        finishedAt: new Date().toISOString(),
        message: "1 of 4 updated.",
      },
    }),
  );
  const { user } = renderPage(<RankingsPage />, "/rankings");
  await row("storm");
  server.use(answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: running }));
  await user.click(screen.getByRole("button", { name: "Refresh all" }));
  expect(await screen.findByRole("progressbar")).toHaveAttribute("aria-valuetext", "1 of 4 · 1 failed");
  expect(screen.getByRole("button", { name: "Refresh App 11" })).toHaveAttribute("aria-disabled", "true");

  await user.click(screen.getByRole("button", { name: "Cancel update" }));
  expect(await screen.findByText("Update canceled")).toBeInTheDocument();
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
});

test.each([
  ["partial", "Rankings partly updated"],
  ["failed", "Update Failed: Failed to update keyword rankings. Please try again later."],
] as const)(
  "F36: after a reload, an update that ended as %s is shown with its reason",
  async (status, title) => {
    const job = aJob({
      jobId: JOB,
      status,
      total: 2,
      processed: 2,
      failed: 1,
      percent: 100,
      finishedAt: new Date().toISOString(),
      message: "1 of 2 keywords updated.",
    });
    server.use(
      answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: job }),
      answerWith(rankingJobsEndpoints.job, {
        success: true,
        data: job,
        failures: [{ keyword: "rain", country: "us", reason: "The store did not answer in five attempts." }],
      }),
    );
    const { user } = renderPage(<RankingsPage />, "/rankings");
    expect(await screen.findByText(title)).toBeInTheDocument();
    await user.click(screen.getByText("Why 1 keyword failed"));
    expect(
      await screen.findByText("rain (United States): The store did not answer in five attempts."),
    ).toBeInTheDocument();
  },
);

describe("the outcome of a partial update", () => {
  const partial = aJob({
    jobId: JOB,
    status: "partial",
    total: 2,
    processed: 2,
    failed: 1,
    finishedAt: new Date().toISOString(),
    message: "1 of 2 keywords updated.",
  });
  const show = (data: typeof partial) => {
    server.use(answerWith(userKeywordsEndpoints.updateStatus, { success: true, data }));
    return renderPage(<RankingsPage />, "/rankings");
  };
  afterEach(() => sessionStorage.clear());

  test("can be dismissed, also for other pages", async () => {
    const { user, unmount } = show(partial);
    await screen.findByText("Rankings partly updated");
    await user.click(screen.getByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Rankings partly updated")).not.toBeInTheDocument();
    unmount();
    const again = show(partial);
    await row("storm");
    expect(screen.queryByText("Rankings partly updated")).not.toBeInTheDocument();
    again.unmount();
    show({ ...partial, jobId: "1a0a0a0a-1b1b-4c4c-8d8d-0123456789ab" });
    expect(await screen.findByText("Rankings partly updated")).toBeInTheDocument();
  });

  test("is gone once all failed keywords were checked", async () => {
    show({ ...partial, resolved: true });
    await row("storm");
    expect(screen.queryByText("Rankings partly updated")).not.toBeInTheDocument();
  });
});

test("a country that the source lacks is explained", async () => {
  act(() => setStoreSource(ONLY_US));
  adoptWorkspace({ country: "de" });
  renderPage(<RankingsPage />, "/rankings");
  expect(await screen.findByText(/^The data set of December 2017 doesn't cover Germany/)).toBeInTheDocument();
  act(() => setStoreSource(null));
});

test("a refused start shows the reason; an app without an id sends no request", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const strange = { ...followed[0], app: { ...apps[0], internalId: 0 } };
  server.use(
    handle(appsEndpoints.followed, () => Response.json({ success: true, data: [strange] })),
    failWith(rankingJobsEndpoints.updateAll, "STORE_UNAVAILABLE", "The store does not answer."),
  );
  const { user } = renderPage(<RankingsPage />, "/rankings");
  await row("storm");
  await user.click(screen.getByRole("button", { name: "Refresh App 11" }));
  expect(await screen.findByText("Cannot Update Rankings")).toBeInTheDocument();

  await user.click(screen.getByRole("button", { name: "Refresh all" }));
  expect(await screen.findByText("Failed to trigger ranking update")).toBeInTheDocument();
  expect(screen.getByText("The store does not answer.")).toBeInTheDocument();
  expect(screen.getByText("Update Failed")).toBeInTheDocument();
});
