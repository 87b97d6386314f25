import { sharesEndpoints, type SharedAnalysis } from "@listwise/contracts/shares";
import { answerWith, startApiServer, failWith, resetSession } from "@listwise/shared-auth/testing";
import { Route, Routes } from "@listwise/shared-ui";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { anApp, aRanking } from "../../testing/builders";
import { aDay, aReview, someMood, someStats } from "../../testing/details-builders";
import { renderPage } from "../../testing/render-page";
import { SharePage } from "./share.page";

const server = startApiServer();
const whole: SharedAnalysis = {
  sharedAt: "2025-11-01T08:00:00.000Z",
  expiresAt: "2025-11-08T08:00:00.000Z",
  app: anApp({ screenshots: ["https://img.example/0.png"] }),
  rankings: [aRanking({ rank: 2, previous: 201 })],
  analytics: [aDay()],
  reviews: { reviews: [aReview()], stats: someStats, analysis: someMood },
};

function open() {
  const page = (
    <Routes>
      <Route path="/shared/:token" element={<SharePage />} />
    </Routes>
  );
  return renderPage(page, "/shared/abc");
}

beforeEach(resetSession);

test("the link shows the shared parts without an account", async () => {
  server.use(answerWith(sharesEndpoints.read, { success: true, data: whole }));
  const { container } = open();
  expect(await screen.findByRole("heading", { level: 1, name: /Skyline Weather/ })).toBeVisible();
  const rank = within(screen.getByRole("region", { name: "Keyword rankings" })).getByRole("row", {
    name: /^weather/,
  });
  expect(rank).toHaveTextContent(/2.*TOP 3.*>200/);
  expect(screen.getByRole("group", { name: "Visibility" })).toHaveTextContent("34.2%");
  expect(screen.getByRole("region", { name: "Reviews" })).toHaveTextContent("The radar is quick.");
  expect(screen.getByRole("img", { name: "Screenshot 1 of Skyline Weather" })).toBeVisible();
  await expectNoViolations(container);
});

test("the latest figures are those of the dashboard; older snapshots have those of the last day", async () => {
  const figures = {
    ...{
      visibility: 48.9,
      change7: null,
      change30: null,
      averageRank: 2,
      keywords: 3,
      ranked: 2,
      unranked: 1,
    },
    ...{
      unchecked: 0,
      unknownPopularity: 0,
      top3: 2,
      top10: 2,
      top50: 2,
      checkedAt: "2025-11-01T07:00:00.000Z",
    },
  };
  server.use(answerWith(sharesEndpoints.read, { success: true, data: { ...whole, figures } }));
  const { unmount } = open();
  expect(await screen.findByRole("group", { name: "Visibility" })).toHaveTextContent("48.9%");
  expect(screen.getByRole("group", { name: "Average rank" })).toHaveTextContent(/2\.0.*2 of 3 ranked/);
  unmount();
  server.use(answerWith(sharesEndpoints.read, { success: true, data: whole }));
  open();
  expect(await screen.findByRole("group", { name: "Visibility" })).toHaveTextContent("34.2%");
});

test("the ranks are first; a long description starts with its first lines", async () => {
  const description = "Rain, wind and storms for every city. ".repeat(20);
  const app = anApp({ description, screenshots: ["https://img.example/0.png"] });
  server.use(answerWith(sharesEndpoints.read, { success: true, data: { ...whole, app } }));
  const { user } = open();
  await screen.findByRole("region", { name: "Keyword rankings" });
  expect(screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    "Keyword rankings",
    "Analytics",
    "Reviews",
    "Listing",
    "Screenshots",
  ]);
  const more = screen.getByRole("button", { name: "Show more" });
  expect(more).toHaveAttribute("aria-expanded", "false");
  await user.click(more);
  expect(screen.getByRole("button", { name: "Show less" })).toHaveAttribute("aria-expanded", "true");
});

test("parts that were not shared are absent", async () => {
  const data = { ...whole, app: anApp(), analytics: null, reviews: null };
  server.use(answerWith(sharesEndpoints.read, { success: true, data }));
  open();
  await screen.findByRole("region", { name: "Keyword rankings" });
  for (const name of ["Analytics", "Reviews", "Screenshots"]) {
    expect(screen.queryByRole("region", { name })).not.toBeInTheDocument();
  }
});

test("an expired link offers no Retry; a server error does", async () => {
  server.use(failWith(sharesEndpoints.read, "NOT_FOUND", "No."));
  const { unmount } = open();
  expect(await screen.findByRole("heading", { name: "This link doesn't work" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Retry" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
  unmount();

  server.use(failWith(sharesEndpoints.read, "INTERNAL", "The server failed."));
  open();
  expect(await screen.findByRole("button", { name: "Retry" })).toBeVisible();
});
