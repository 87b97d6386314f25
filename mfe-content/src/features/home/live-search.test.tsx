import { showcaseEndpoints, type ShowcaseResult } from "@listwise/contracts/site";
import { startApiServer, failWith, handle, resetSession } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aShowcaseAnswer, aShowcaseResult } from "../../testing/builders";
import { LiveSearch } from "./live-search";

const { topApps } = showcaseEndpoints;
const server = startApiServer();
const asked: string[] = [];

function serveTop(
  data: ShowcaseResult[] = [aShowcaseResult(), aShowcaseResult({ position: 2, name: "Radar" })],
) {
  return handle(topApps, ({ request }) => {
    const { searchParams } = new URL(request.url);
    const [keyword, country] = [searchParams.get("keyword") ?? "", searchParams.get("country") ?? ""];
    asked.push(`${keyword} ${country}`);
    return HttpResponse.json(aShowcaseAnswer({ data, keyword, country }));
  });
}

beforeEach(() => {
  resetSession();
  asked.length = 0;
  server.use(serveTop());
});

const open = () => renderPage(<LiveSearch />, { path: "/" });
const results = () => screen.findByRole("list", { name: /^Top apps for/ });

test("a search lists the top apps with their rank history and source", async () => {
  const { user, container } = open();
  expect(within(await results()).getAllByRole("listitem")).toHaveLength(2);
  await expectNoViolations(container);
  expect(screen.getAllByRole("img", { name: "Rank over 2 of the last 14 days, from 3 to 1" })).toHaveLength(
    2,
  );
  const field = screen.getByRole("searchbox", { name: "Keyword" });
  await user.clear(field);
  await user.type(field, "  sleep sounds{Enter}");
  await user.selectOptions(screen.getByRole("combobox", { name: "Country" }), "Germany");
  expect(await screen.findByText("2 apps for sleep sounds in Germany")).toBeInTheDocument();
  expect(asked).toEqual(["weather radar us", "sleep sounds us", "sleep sounds de"]);
  expect(screen.getByText(/Sample data · as of/)).toBeVisible();
});

test("the choice of a country searches for the typed keyword", async () => {
  const { user } = open();
  await results();
  const field = screen.getByRole("searchbox", { name: "Keyword" });
  await user.clear(field);
  await user.type(field, "sleep");
  await user.selectOptions(screen.getByRole("combobox", { name: "Country" }), "Germany");
  expect(await screen.findByText("2 apps for sleep in Germany")).toBeInTheDocument();
  expect(asked).toEqual(["weather radar us", "sleep de"]);
});

test("a blank search is ignored", async () => {
  const { user } = open();
  await results();
  await user.clear(screen.getByRole("searchbox", { name: "Keyword" }));
  await user.click(screen.getByRole("button", { name: "Search" }));
  expect(asked).toEqual(["weather radar us"]);
});

test("a search without results or without stored data shows a message", async () => {
  server.use(serveTop([]));
  const { user } = open();
  expect(await screen.findByRole("heading", { name: "No apps found" })).toBeVisible();
  server.use(failWith(topApps, "NOT_FOUND", "This keyword hasn't been tracked in this country yet."));
  await user.click(screen.getByRole("button", { name: "notes" }));
  expect(await screen.findByRole("heading", { name: "Not checked yet" })).toBeVisible();
});

test("a failed search shows why, and Retry repeats it", async () => {
  server.use(failWith(topApps, "RATE_LIMITED", "Too many requests. Try again later."));
  const { user } = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("Too many requests. Try again later.");
  server.use(serveTop());
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await results()).toBeVisible();
});
