import { nextStepsEndpoints, type NextStep } from "@listwise/contracts/next-steps";
import {
  answerWith,
  failWith,
  handle,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { renderPage } from "../../testing/render-page";
import { NextSteps } from "./next-steps";

const server = startApiServer();
const { list, dismiss, restore } = nextStepsEndpoints;
const computedAt = "2025-11-23T08:00:00.000Z";

const aStep = (change: Partial<NextStep> = {}): NextStep => ({
  kind: "rank-in-reach",
  subject: "us weather radar",
  title: "Improve the rank for “weather radar”",
  finding: "“weather radar” ranks #6, with a chance of 62 and a popularity of 45.",
  action: "Open the title optimizer",
  to: "/aso-tools/title-optimizer?for=11&country=us",
  ...change,
});
const alerts = aStep({
  ...{ kind: "no-alert-rule", subject: "", title: "Create an alert rule", action: "Set up alerts" },
  ...{ finding: "No alert rule covers this app yet.", to: "/alerts?for=11&country=us" },
});

const serve = (steps: NextStep[]) => server.use(answerWith(list, { success: true, data: steps, computedAt }));
const renderCard = () => renderPage(<NextSteps appId={11} country="us" />, "/dashboard");
const getTitles = async () =>
  within(await screen.findByRole("list", { name: "Next steps" }))
    .getAllByRole("listitem")
    .map((item) => within(item).getByRole("strong").textContent);

beforeEach(() => {
  resetSession();
  signInAs("user");
});

test("lists the steps in order with their findings and links, without violations", async () => {
  serve([aStep(), alerts]);
  const { container } = renderCard();
  expect(screen.getByText("Loading next steps…")).toBeInTheDocument();
  expect(await getTitles()).toEqual(["Improve the rank for “weather radar”", "Create an alert rule"]);
  expect(
    screen.getByText("“weather radar” ranks #6, with a chance of 62 and a popularity of 45."),
  ).toBeVisible();
  expect(screen.getByRole("link", { name: "Set up alerts" })).toHaveAttribute(
    "href",
    "/alerts?for=11&country=us",
  );
  await expectNoViolations(container);
});

test("says when nothing is to do and when that was computed", async () => {
  serve([]);
  const { container } = renderCard();
  expect(await screen.findByText("Nothing to do right now")).toBeVisible();
  expect(screen.getByText(/Last computed/)).toContainElement(
    container.querySelector(`time[datetime="${computedAt}"]`),
  );
  await expectNoViolations(container);
});

test("an error offers a retry", async () => {
  server.use(failWith(list, "INTERNAL", "It broke."));
  const { user } = renderCard();
  expect(await screen.findByText("Couldn't load the next steps")).toBeVisible();
  serve([alerts]);
  await user.click(screen.getByRole("button", { name: /Retry|Try again/ }));
  expect(await getTitles()).toEqual(["Create an alert rule"]);
});

test("a dismissed step leaves, the focus goes to the next one, and the undo brings it back", async () => {
  let dismissed = false;
  const bodies: unknown[] = [];
  server.use(
    handle(list, () =>
      Response.json({ success: true, data: dismissed ? [alerts] : [aStep(), alerts], computedAt }),
    ),
    handle(dismiss, async ({ request }) => {
      bodies.push(await request.json());
      dismissed = true;
      return Response.json({ success: true });
    }),
    handle(restore, async ({ request }) => {
      bodies.push(await request.json());
      dismissed = false;
      return Response.json({ success: true });
    }),
  );
  const { user } = renderCard();
  await user.click(
    await screen.findByRole("button", { name: "Dismiss: Improve the rank for “weather radar”" }),
  );
  expect(await screen.findByText("Hidden for 30 days")).toBeVisible();
  expect(await getTitles()).toEqual(["Create an alert rule"]);
  expect(screen.getByRole("button", { name: "Dismiss: Create an alert rule" })).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Improve the rank for “weather radar”")).toBeVisible();
  const step = { kind: "rank-in-reach", subject: "us weather radar" };
  expect(bodies).toEqual([step, step]);
});

test("a failed dismissal brings the step back and says so", async () => {
  serve([aStep()]);
  server.use(failWith(dismiss, "INTERNAL", "It broke."));
  const { user } = renderCard();
  await user.click(await screen.findByRole("button", { name: /^Dismiss/ }));
  expect(await screen.findByText("Couldn't dismiss the step")).toBeVisible();
  expect(await getTitles()).toEqual(["Improve the rank for “weather radar”"]);
});
