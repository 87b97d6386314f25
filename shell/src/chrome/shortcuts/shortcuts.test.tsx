import { signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen, waitFor } from "@testing-library/react";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";
import { closeOverlay } from "../overlays/overlay.store";
import { switchSingleKeys } from "./single-keys";

setupSite();

beforeEach(() => {
  closeOverlay();
  switchSingleKeys(true);
});

const sheet = () => screen.findByRole("dialog", { name: "Keyboard shortcuts" });

test("? shows the shortcuts; if turned off, single letters do nothing", async () => {
  signInAs("user");
  const { user, router, container } = renderSite("/dashboard");
  await screen.findByRole("heading", { name: "Dashboard" });

  await user.keyboard("?");
  const dialog = await sheet();
  await expectNoViolations(container.ownerDocument.body);
  await user.click(screen.getByRole("switch", { name: "Single-letter shortcuts" }));
  await user.click(screen.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());

  await user.keyboard("gk?");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(router.state.location.pathname).toBe("/dashboard");
});

test("G and a letter open a page, but not while the user is typing", async () => {
  signInAs("user");
  const { user, router } = renderSite("/dashboard");
  await screen.findByRole("heading", { name: "Dashboard" });
  const field = document.createElement("input");
  field.type = "search";
  screen.getByRole("main").append(field);

  await user.keyboard("/");
  expect(field).toHaveFocus();
  await user.keyboard("gk/?");
  expect(field).toHaveValue("gk/?");
  expect(router.state.location.pathname).toBe("/dashboard");

  field.blur();
  await user.keyboard("gk");
  await waitFor(() => expect(router.state.location.pathname).toBe("/keywords"));
});
