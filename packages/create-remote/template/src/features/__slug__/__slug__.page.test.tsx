import { siteEndpoints } from "@listwise/contracts/site";
import {
  address,
  answerWith,
  expectNoViolations,
  failWith,
  renderPage,
  resetSession,
  signInAs,
  startApiServer,
} from "@listwise/sdk/testing";
import { screen } from "@testing-library/react";
import { __Name__Page } from "./__slug__.page";

const server = startApiServer();
const healthy = answerWith(siteEndpoints.health, {
  success: true,
  status: "ok",
  version: "1.2.3",
  uptimeSeconds: 60,
});

const open = () => renderPage(<__Name__Page />, { path: "/__slug__" });

beforeEach(() => {
  resetSession();
  signInAs("user");
});

test("shows the server's version, without accessibility violations", async () => {
  server.use(healthy);
  const { container } = open();
  expect(await screen.findByText("1.2.3")).toBeVisible();
  expect(screen.getByRole("heading", { level: 1, name: "__title__" })).toBeVisible();
  expect(address()).toBe("/__slug__");
  await expectNoViolations(container);
});

test("shows an error with Retry", async () => {
  server.use(failWith(siteEndpoints.health, "FORBIDDEN", "Not today."));
  const { user } = open();
  expect(await screen.findByText(/^Not today\./)).toBeVisible();
  server.use(healthy);
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("1.2.3")).toBeVisible();
});
