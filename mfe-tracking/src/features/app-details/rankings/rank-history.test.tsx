import { analyticsEndpoints } from "@listwise/contracts/analytics";
import { appsEndpoints } from "@listwise/contracts/apps";
import { rankingsEndpoints } from "@listwise/contracts/rankings";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { sampleProvenance } from "../../../testing/builders";
import { renderPage } from "../../../testing/render-page";
import { RankHistory } from "./rank-history";

const server = startApiServer();
const asked: (string | null)[] = [];
const open = () => renderPage(<RankHistory appId={11} country="us" keyword="rain" />, "/");
const history = { provenance: sampleProvenance, from: "2025-10-03", to: "2025-11-01", validDays: 1 };

beforeEach(() => {
  resetSession();
  signInAs("user");
  asked.length = 0;
  const change = { previousAt: "2025-10-31T09:00:00Z", at: "2025-11-01T09:00:00Z", before: "4.1" };
  server.use(
    handle(rankingsEndpoints.history, ({ request }) => {
      asked.push(new URL(request.url).searchParams.get("dateRange"));
      const data = [
        { checkedAt: "2025-10-30", rank: 7 },
        { checkedAt: "2025-11-01T08:00:00Z", rank: 5 },
      ];
      return Response.json({ success: true, data, ...history });
    }),
    answerWith(appsEndpoints.followed, { success: true, data: [] }),
    answerWith(analyticsEndpoints.changes, {
      success: true,
      data: [
        { ...change, id: 2, field: "version", after: "4.2" },
        { ...change, id: 1, field: "rating", after: "4.3" },
      ],
    }),
  );
});

test("shows the ranks of the chosen range with releases", async () => {
  const { user, container } = open();
  expect(await screen.findByRole("row", { name: /November 1, 2025 5 Version 4\.2$/ })).toBeInTheDocument();
  expect(screen.getByRole("row", { name: /October 30/ })).toHaveTextContent("7");
  await expectNoViolations(container);
  await user.click(screen.getByRole("radio", { name: "30d" }));
  expect(await screen.findByRole("row", { name: /November 1/ })).toBeInTheDocument();
  expect(asked).toEqual(["90days", "30days"]);
});

test("a range without checks says so; a failure offers Retry", async () => {
  server.use(failWith(rankingsEndpoints.history, "NOT_FOUND", "No such app."));
  const { user } = open();
  expect(await screen.findByRole("alert")).toHaveTextContent("No such app.");
  server.use(answerWith(rankingsEndpoints.history, { success: true, data: [], ...history }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(/^No checks in this range\./)).toBeVisible();
});
