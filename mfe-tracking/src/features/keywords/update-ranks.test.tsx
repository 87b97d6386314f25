import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { bus } from "@listwise/shared-auth";
import { answerWith, startApiServer, handle } from "@listwise/shared-auth/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { aJob } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { KeywordsPage } from "./keywords.page";
import { row, setUp } from "./keywords.testing";

// Some tests wait for a poll or for the refetch of ranks, which runs once per second.
const server = startApiServer();
beforeEach(() => setUp(server));

test("an update shows its progress from start to end", async () => {
  const running = aJob({ status: "running", total: 4, processed: 1, percent: 25 });
  server.use(
    answerWith(userKeywordsEndpoints.startUpdate, { success: true, data: running }),
    answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: running }),
  );
  const { user } = renderPage(<KeywordsPage />, "/keywords");
  await row("storm");
  expect(await screen.findByRole("progressbar", { name: "Updating rankings" })).toHaveAttribute(
    "aria-valuetext",
    "1 of 4",
  );
  act(() => {
    bus.emit("job:progressed", { jobId: "job-1", kind: "keywords", percent: 75 });
  });
  expect(await screen.findByText("3 of 4")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Updating…" })).toBeInTheDocument();

  const done = aJob({
    status: "completed",
    total: 4,
    processed: 4,
    percent: 100,
    message: "4 of 4 updated.",
  });
  server.use(answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: done }));
  expect(await screen.findByText("Rankings updated")).toBeInTheDocument();
  expect(screen.queryByRole("progressbar")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Update rankings" }));
});

test("selected rows are updated together, a single row alone", async () => {
  const asked: unknown[] = [];
  const done = aJob({ status: "completed", total: 2, processed: 2, percent: 100 });
  server.use(
    handle(userKeywordsEndpoints.startUpdate, async ({ request }) => {
      asked.push(await request.json());
      return Response.json({ success: true, data: done }, { status: 202 });
    }),
    handle(userKeywordsEndpoints.updateOne, ({ params }) => {
      asked.push(params.id);
      return Response.json({ success: true, data: done }, { status: 202 });
    }),
  );
  const { user } = renderPage(<KeywordsPage />, "/keywords?country=us");
  await row("rain");
  await user.click(screen.getByRole("checkbox", { name: "Select all" }));
  await user.click(screen.getByRole("button", { name: "Update ranks" }));
  await waitFor(() => expect(asked).toEqual([{ ids: [1, 3] }]));
  const single = await screen.findByRole("button", { name: "Update the rank of rain" });
  await waitFor(() => expect(single).not.toHaveAttribute("aria-disabled"));
  await user.click(single);
  await waitFor(() => expect(asked).toEqual([{ ids: [1, 3] }, "3"]));
});

test("the pressed button keeps the focus while the update runs, and pressing it again sends nothing", async () => {
  const asked: unknown[] = [];
  const running = aJob({ status: "running", total: 1, processed: 0, percent: 0 });
  server.use(
    handle(userKeywordsEndpoints.updateOne, ({ params }) => {
      asked.push(params.id);
      return Response.json({ success: true, data: running }, { status: 202 });
    }),
  );
  const { user } = renderPage(<KeywordsPage />, "/keywords?country=us");
  await row("rain");
  server.use(answerWith(userKeywordsEndpoints.updateStatus, { success: true, data: running }));
  const button = await screen.findByRole("button", { name: "Update the rank of rain" });
  button.focus();
  await user.keyboard("{Enter}");
  await waitFor(() => expect(button).toHaveAttribute("aria-disabled", "true"));
  expect(button).toHaveFocus();
  await user.keyboard("{Enter}");
  expect(asked).toEqual(["3"]);
});
