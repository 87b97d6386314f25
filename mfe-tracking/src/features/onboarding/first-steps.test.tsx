import { userKeywordsEndpoints } from "@listwise/contracts/keywords";
import { answerWith, failWith, handle, startApiServer } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { useIsFetching } from "@tanstack/react-query";
import { screen, waitFor } from "@testing-library/react";
import { renderPage } from "../../testing/render-page";
import { FirstSteps } from "./first-steps";
import { serveAccount } from "./onboarding.testing";

const server = startApiServer();
const { firstRank, list } = userKeywordsEndpoints;

test("an account without a rank sees the steps", async () => {
  serveAccount(server, { apps: [], keywords: [] });
  server.use(answerWith(firstRank, { success: true, data: { isKnown: false } }));
  const { container } = renderPage(<FirstSteps />, "/dashboard");
  expect(await screen.findByRole("region", { name: "Get started" })).toBeVisible();
  await expectNoViolations(container);
});

function Idle() {
  return useIsFetching() === 0 && <p>Idle</p>;
}

test("an account with a rank doesn't load its keywords", async () => {
  serveAccount(server, { apps: [], keywords: [] });
  const asked: string[] = [];
  server.use(
    handle(firstRank, () => {
      asked.push("first rank");
      return Response.json({ success: true, data: { isKnown: true } });
    }),
    handle(list, () => {
      asked.push("keywords");
      return Response.json({ success: true, data: [] });
    }),
  );
  const page = (
    <>
      <FirstSteps />
      <Idle />
    </>
  );
  renderPage(page, "/dashboard");
  await waitFor(() => expect(asked).toContain("first rank"));
  await screen.findByText("Idle");
  expect(asked).toEqual(["first rank"]);
});

test("if the call fails, a new account still sees the steps, and another failure offers Retry", async () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  serveAccount(server, { apps: [], keywords: [] });
  server.use(failWith(firstRank, "INTERNAL", "No."), failWith(list, "INTERNAL", "No."));
  const { container, user } = renderPage(<FirstSteps />, "/dashboard");
  expect(await screen.findByText("Couldn't load your apps and keywords")).toBeVisible();
  await expectNoViolations(container);
  server.use(answerWith(list, { success: true, data: [] }));
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByRole("region", { name: "Get started" })).toBeVisible();
});
