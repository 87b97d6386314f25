import { movesEndpoints } from "@listwise/contracts/releases";
import { failWith, handle, resetSession, signInAs, startApiServer } from "@listwise/shared-auth/testing";
import { Toaster } from "@listwise/shared-ui";
import { clearToasts, expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { HttpResponse } from "msw";
import { aRelease } from "../../../testing/releases";
import { renderPage } from "../../../testing/render-page";
import { buildMove } from "./build-move";
import { RedirectsCard } from "./redirects-card";

const server = startApiServer();
let sent: unknown[] = [];
const old = { from: "/old", to: "/new" };

const accept = () =>
  server.use(
    handle(movesEndpoints.move, async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ success: true, data: { request: null }, message: "The move is live." });
    }),
  );
const open = (redirects = [old]) =>
  renderPage(
    <>
      <RedirectsCard
        releases={[aRelease(), aRelease({ name: "mfe-content" }), aRelease({ name: "shell" })]}
        redirects={redirects}
      />
      <Toaster />
    </>,
    { path: "/admin/system" },
  );

beforeEach(() => {
  sent = [];
  clearToasts();
  resetSession();
  signInAs("admin");
});

test("lists redirects and removes one, without violations", async () => {
  accept();
  const { user, container } = open();
  expect(await screen.findByRole("row", { name: /\/old \/new/ })).toBeVisible();
  await expectNoViolations(container);
  await user.click(screen.getByRole("button", { name: "Remove the redirect of /old" }));
  expect(await screen.findByRole("dialog")).toHaveAccessibleDescription(/Page not found/);
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Removed the redirect of /old")).toBeVisible();
  expect(sent).toEqual([{ removeRedirects: ["/old"] }]);
});

test("without redirects, it says so", async () => {
  open([]);
  expect(await screen.findByRole("heading", { name: "No redirects" })).toBeVisible();
});

test("several releases move together; dangerous differences need a reason", async () => {
  const findings = [{ level: "confirm" as const, rule: "removed", message: "The route /a is removed." }];
  server.use(failWith(movesEndpoints.move, "RELEASE_REFUSED", "Confirm it.", { findings }));
  const { user, baseElement } = open();
  await user.click(await screen.findByRole("button", { name: "Move releases" }));
  const move = await screen.findByRole("button", { name: "Move" });
  expect(move).toBeDisabled();
  expect(screen.getByRole("combobox", { name: "shell" })).not.toHaveTextContent("Retire");
  await user.selectOptions(screen.getByRole("combobox", { name: "mfe-tracking" }), "1.4.0");
  await user.selectOptions(screen.getByRole("combobox", { name: "mfe-content" }), "Retire");
  await user.type(screen.getByRole("textbox", { name: "Redirects" }), "/a /b");
  await user.click(move);
  expect(await screen.findByText("The route /a is removed.")).toBeVisible();
  await expectNoViolations(baseElement);
  const confirm = screen.getByRole("button", { name: "Confirm and move" });
  expect(confirm).toBeDisabled();
  accept();
  await user.type(screen.getByRole("textbox", { name: "Reason" }), "Agreed");
  await user.click(confirm);
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(sent).toEqual([
    {
      promote: [{ name: "mfe-tracking", version: "1.4.0" }],
      retire: ["mfe-content"],
      redirects: [{ from: "/a", to: "/b" }],
      confirm: { reason: "Agreed", findings: ["The route /a is removed."] },
    },
  ]);
});

test("a refused move shows why and stays open", async () => {
  server.use(failWith(movesEndpoints.move, "CONFLICT", "mfe-content isn't live."));
  const { user } = open();
  await user.click(await screen.findByRole("button", { name: "Move releases" }));
  await user.selectOptions(await screen.findByRole("combobox", { name: "mfe-content" }), "Retire");
  await user.click(screen.getByRole("button", { name: "Move" }));
  expect(await screen.findByText("mfe-content isn't live.")).toBeVisible();
});

test("redirects are read line by line", () => {
  const { redirects } = buildMove(new Map(), " /a  /b \n\n/c/:id /d/:id\n/e");
  expect(redirects).toEqual([
    { from: "/a", to: "/b" },
    { from: "/c/:id", to: "/d/:id" },
    { from: "/e", to: "" },
  ]);
});
