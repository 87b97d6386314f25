import { sharesEndpoints } from "@listwise/contracts/shares";
import {
  answerWith,
  startApiServer,
  failWith,
  handle,
  resetSession,
  signInAs,
} from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { anApp } from "../../../testing/builders";
import { aShare } from "../../../testing/details-builders";
import { renderPage } from "../../../testing/render-page";
import { ShareSection } from "./share-section";

const server = startApiServer();
const URL_OF_SHARE = "https://listwise.example/shared/abc";
const open = () => renderPage(<ShareSection app={anApp({ id: 11 })} country="de" />, "/");

beforeEach(() => {
  resetSession();
  signInAs("user");
  server.use(
    answerWith(sharesEndpoints.list, { success: true, data: [aShare(), aShare({ id: 6, appId: 12 })] }),
  );
});

test("creates, copies and shows a link with the selected parts", async () => {
  const bodies: unknown[] = [];
  server.use(
    handle(sharesEndpoints.create, async ({ request }) => {
      bodies.push(await request.json());
      return Response.json({ success: true, data: aShare(), shareUrl: URL_OF_SHARE }, { status: 201 });
    }),
  );
  const { user } = open();
  const write = jest.spyOn(navigator.clipboard, "writeText");
  await user.click(screen.getByRole("button", { name: "Share analysis" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share analysis" }));
  expect(dialog.getByRole("combobox", { name: "Link expires after" })).toHaveValue("7");
  await user.click(dialog.getByRole("checkbox", { name: "Include reviews" }));
  await user.click(dialog.getByRole("button", { name: "Create link" }));

  expect(await dialog.findByRole("textbox", { name: "Link" })).toHaveValue(URL_OF_SHARE);
  expect(await screen.findByText("Link copied")).toBeVisible();
  expect(write).toHaveBeenCalledWith(URL_OF_SHARE);
  expect(bodies).toEqual([
    {
      includeScreenshots: true,
      includeAnalytics: true,
      includeReviews: false,
      expirationDays: 7,
      country: "de",
    },
  ]);
  await expectNoViolations(document.body);
});

test("a failed share shows an error and keeps the options", async () => {
  server.use(failWith(sharesEndpoints.create, "NOT_FOUND", "No."));
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Share analysis" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Share analysis" }));
  await user.selectOptions(dialog.getByRole("combobox"), "30 days");
  await user.click(dialog.getByRole("button", { name: "Create link" }));
  expect(await screen.findByText("Sharing Error")).toBeVisible();
  expect(screen.getByText("App data is missing")).toBeVisible();
  expect(dialog.getByRole("combobox")).toHaveValue("30");
});

test("S47: a used-up monthly limit shows the limit message", async () => {
  server.use(
    failWith(sharesEndpoints.create, "FEATURE_LIMIT_EXCEEDED", "No.", { feature: "reports_per_month" }),
  );
  const { user } = open();
  await user.click(screen.getByRole("button", { name: "Share analysis" }));
  await user.click(await screen.findByRole("button", { name: "Create link" }));
  expect(await screen.findByText("Feature Limit Reached")).toBeVisible();
  expect(screen.getByText(/^You've reached the limit for reports per month\./)).toBeVisible();
});

test("lists the user's links to this app and revokes them", async () => {
  server.use(answerWith(sharesEndpoints.revoke, { success: true }));
  const { user } = open();
  const row = await screen.findByRole("row", { name: /^November 1, 2025/ });
  await user.click(within(row).getByRole("button", { name: /^Revoke/ }));
  expect(await screen.findByText("Link revoked")).toBeVisible();
  expect(screen.getByText(/Only you can see this analysis/)).toBeVisible();
});
