import { appsEndpoints, rankingsEndpoints } from "@listwise/contracts";
import { answerWith, apiServer, handle, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { anApp, aRanking } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { RankingsPage } from "./rankings.page";

const server = apiServer();
const followed = [11, 12].map((id) => ({
  app: anApp({ id, name: `App ${id}`, isFollowing: true }),
  followedAt: "2025-10-01T00:00:00Z",
}));

beforeEach(() => {
  resetSession();
  signInAs("user");
  server.use(answerWith(appsEndpoints.followed, { success: true, data: followed }));
});

test("every app against every keyword of the address's country", async () => {
  const countries: (string | null)[] = [];
  const data = [
    aRanking({ appId: 11, keyword: "storm", rank: 5, previous: 5 }),
    aRanking({ appId: 12, keyword: "storm", rank: 201, previous: 180 }),
    aRanking({ appId: 11, keyword: "rain", rank: null }),
  ];
  server.use(
    handle(rankingsEndpoints.matrix, ({ request }) => {
      countries.push(new URL(request.url).searchParams.get("country"));
      return Response.json({ success: true, data });
    }),
  );
  const { user, container } = renderPage(<RankingsPage />, "/rankings?country=gb");

  const storm = await screen.findByRole("row", { name: /^storm/ });
  expect(storm).toHaveTextContent(/5.*No change.*>200.*Down 21 positions.*was 180/);
  expect(screen.getByRole("row", { name: /^rain/ })).toHaveTextContent("Not checked yet");
  expect(screen.getByRole("columnheader", { name: "App 12" })).toBeInTheDocument();
  await expectNoViolations(container);

  await user.selectOptions(screen.getByRole("combobox", { name: "Country" }), "Japan");
  expect(screen.getByLabelText("Address")).toHaveTextContent("/rankings?country=jp");
  await screen.findByRole("row", { name: /^storm/ });
  expect(countries).toEqual(["gb", "jp"]);
});

test("without keywords it leads to them", async () => {
  server.use(answerWith(rankingsEndpoints.matrix, { success: true, data: [] }));
  renderPage(<RankingsPage />, "/rankings?country=gb");

  expect(await screen.findByText("No keywords tracked in United Kingdom")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Track a keyword" })).toHaveAttribute(
    "href",
    "/keywords?country=gb",
  );
});
