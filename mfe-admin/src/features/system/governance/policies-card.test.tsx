import { governanceEndpoints } from "@listwise/contracts/releases";
import { handle, resetSession, signInAs, startApiServer } from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { clearToasts, expectNoViolations } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aRelease } from "../../../testing/releases";
import { renderPage } from "../../../testing/render-page";
import { PoliciesCard } from "./policies-card";

const server = startApiServer();
const policy = { owner: "@listwise/tracking", budget: { entry: 8_000, total: 300_000 } };

function open(releases = [aRelease({ policy }), aRelease({ name: "mfe-new", stable: null })]) {
  clearToasts();
  resetSession();
  signInAs("admin");
  return renderPage(
    <>
      <PoliciesCard releases={releases} />
      <Toaster />
    </>,
    { path: "/admin/system" },
  );
}

test("lists owners and budgets of live releases, without violations", async () => {
  const { container } = open();
  const row = await screen.findByRole("row", { name: /mfe-tracking @listwise\/tracking 8 kB 300 kB/ });
  expect(row).toBeVisible();
  expect(screen.queryByRole("row", { name: /mfe-new/ })).not.toBeInTheDocument();
  await expectNoViolations(container);
});

test("an administrator sets them, in kB; other input is refused", async () => {
  const sent: unknown[] = [];
  server.use(
    handle(governanceEndpoints.setPolicy, async ({ request }) => {
      sent.push(new URL(request.url).pathname, await request.json());
      return HttpResponse.json({ success: true, data: policy });
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Edit owner and budget of mfe-tracking" }));
  const total = await screen.findByRole("textbox", { name: "All scripts (kB, compressed)" });
  await user.clear(total);
  await user.type(total, "lots");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(total).toBeInvalid();
  await user.clear(total);
  await user.type(total, "320.5");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved mfe-tracking")).toBeVisible();
  expect(sent).toEqual([
    "/api/admin/release-policies/mfe-tracking",
    { owner: "@listwise/tracking", budget: { entry: 8_000, total: 320_500 } },
  ]);
});

test("without live releases, it says so", async () => {
  open([]);
  expect(await screen.findByRole("heading", { name: "No live releases" })).toBeVisible();
});
