import { appsEndpoints } from "@listwise/contracts/apps";
import { reviewsEndpoints } from "@listwise/contracts/reviews";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { anApp } from "../../../testing/builders";
import { aReview, reviewsAnswer, someMood } from "../../../testing/details-builders";
import { renderPage } from "../../../testing/render-page";
import { ReviewsTab } from "./reviews-tab";

const server = startApiServer();
const SEED = "Failed to load app reviews. The app may need to be tracked first.";
const app = anApp({ id: 11 });
const open = () => renderPage(<ReviewsTab app={app} country="us" />, "/");

beforeEach(() => {
  resetSession();
  signInAs("user");
  server.use(
    answerWith(appsEndpoints.followed, { success: true, data: [] }),
    answerWith(reviewsEndpoints.analysis, { success: true, data: someMood, sentimentScore: 72 }),
    handle(reviewsEndpoints.list, ({ request }) => {
      const offset = Number(new URL(request.url).searchParams.get("offset"));
      const page = Array.from({ length: offset === 0 ? 10 : 2 }, (_, index) =>
        aReview({ id: `r${offset + index}`, username: `Reader ${offset + index + 1}` }),
      );
      return Response.json(reviewsAnswer(page, { total: 12, offset }));
    }),
  );
});

/** Refuses reviews of untracked apps. Returns the times of the review requests. */
function refuseReviews(follow = answerTrack()) {
  const times: number[] = [];
  server.use(
    handle(reviewsEndpoints.list, () => {
      times.push(performance.now());
      return Response.json(
        { success: false, code: "APP_NOT_TRACKED", message: "Track it.", requestId: "r" },
        { status: 404 },
      );
    }),
    follow,
  );
  return times;
}

let trackCount = 0;
function answerTrack() {
  trackCount = 0;
  return handle(appsEndpoints.follow, () => {
    trackCount += 1;
    return Response.json({
      success: true,
      data: { ...app, isFollowing: true },
      isFollowing: true,
      message: "App tracked",
    });
  });
}

test("shows statistics, reviews and sentiment, and loads more until all are shown", async () => {
  const { user, container } = open();
  await user.click(await screen.findByRole("button", { name: "Load More" }));
  expect(await screen.findByText("Reader 12")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Load More" })).not.toBeInTheDocument();
  expect(screen.getByRole("group", { name: "Review statistics" })).toHaveTextContent(
    /4\.1.*12 reviews.*5 stars50%/,
  );
  expect(screen.getByRole("region", { name: "List of reviews" })).toHaveStyle({ maxHeight: "400px" });
  expect(await screen.findByRole("list", { name: "Topics of the reviews" })).toHaveTextContent(
    "Features and contentradar mapPositive 815 reviews, versions 4.2 (3)“The radar map is quick.” 5 stars, version 4.21 more quote",
  );
  await expectNoViolations(container);
});

test("the analysis can be limited to one app version", async () => {
  const asked: (string | null)[] = [];
  server.use(
    handle(reviewsEndpoints.analysis, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("version"));
      return Response.json({ success: true, data: someMood, sentimentScore: 72 });
    }),
  );
  const { user } = open();
  const version = await screen.findByRole("combobox", { name: "App version" });
  await user.selectOptions(version, "4.1 (4 reviews, sentiment 60)");
  await waitFor(() => expect(asked).toEqual([null, "4.1"]));
});

test("copies reviews; a blocked clipboard shows an error", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const { user } = open();
  const copy = await screen.findByRole("button", { name: "Copy reviews" });
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(copy);
  expect(write).toHaveBeenCalledWith(expect.stringContaining("★★★★ Reader 1, 2025-10-20"));
  expect(await screen.findByText("Reviews copied")).toBeVisible();

  write.mockRejectedValue(new Error("no"));
  await user.click(copy);
  expect(await screen.findByText("Failed to copy reviews")).toBeVisible();
});

test("F30: tracks the app once with a toast, retries after a second, then shows the message", async () => {
  const times = refuseReviews();
  open();
  expect(await screen.findByText("App tracked")).toBeVisible();
  expect(await screen.findByText(SEED)).toBeVisible();
  expect(times).toHaveLength(2);
  expect(times[1] ?? 0).toBeGreaterThanOrEqual((times[0] ?? 0) + 990);
  expect(trackCount).toBe(1);
});

test("F30: does not track beyond the plan's limit", async () => {
  const times = refuseReviews(
    failWith(appsEndpoints.follow, "FEATURE_LIMIT_EXCEEDED", "Limit.", { feature: "max_tracked_apps" }),
  );
  open();
  expect(await screen.findByText("Feature Limit Reached")).toBeVisible();
  expect(await screen.findByText(SEED)).toBeVisible();
  expect(times).toHaveLength(1);
});

test("any other failure does not track the app", async () => {
  server.use(failWith(reviewsEndpoints.list, "NOT_FOUND", "No."), answerTrack());
  open();
  expect(await screen.findByText(SEED)).toBeVisible();
  expect(trackCount).toBe(0);
});

test("no reviews is not an error; a failed analysis is", async () => {
  server.use(answerWith(reviewsEndpoints.list, reviewsAnswer([])));
  open();
  expect(await screen.findByRole("heading", { name: "No reviews yet" })).toBeVisible();
});

test("distinguishes a source without reviews from an app without reviews", async () => {
  const reason = "A data set contains no reviews.";
  server.use(answerWith(reviewsEndpoints.list, { ...reviewsAnswer([]), reason }));
  open();
  expect(await screen.findByRole("heading", { name: "Reviews aren't available" })).toBeVisible();
  expect(screen.getByText(reason)).toBeVisible();
  expect(screen.queryByText(/has no reviews/)).not.toBeInTheDocument();
});

test("the reviews of a linked app can be shown, alone and together with the app's own", async () => {
  const linked = anApp({ id: 12, name: "Skyline", platform: "android" });
  const track = (one: typeof app, linkedTo: number) => ({
    ...{ app: one, followedAt: "2026-01-02T00:00:00Z", tags: [], linkedTo },
  });
  const asked: (string | null)[] = [];
  const analyzed: unknown[] = [];
  server.use(
    answerWith(appsEndpoints.followed, { success: true, data: [track(app, 12), track(linked, 11)] }),
    handle(reviewsEndpoints.list, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("store"));
      const page = [11, 12].map((appId) => aReview({ id: "r1", appId, username: `Reader ${appId}` }));
      return Response.json(reviewsAnswer(page));
    }),
    handle(reviewsEndpoints.analysis, ({ params }) => {
      analyzed.push(params.id);
      return Response.json({ success: true, data: someMood, sentimentScore: 72 });
    }),
  );
  const { user, container } = open();
  await user.click(await screen.findByRole("radio", { name: "Both stores" }));
  expect((await screen.findByText("Reader 12")).parentElement).toHaveTextContent(/Google Play · Version 4.2/);
  expect(screen.getByText("Reader 11").parentElement).toHaveTextContent(/App Store · Version 4.2/);
  expect(screen.getByRole("heading", { name: "Review analysis (App Store only)" })).toBeVisible();
  await expectNoViolations(container);

  await user.click(screen.getByRole("radio", { name: "Google Play" }));
  await waitFor(() => expect(asked).toEqual([null, "both", "android"]));
  await waitFor(() => expect(analyzed.at(-1)).toBe("12"));
});
