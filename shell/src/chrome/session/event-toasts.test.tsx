import { bus } from "@listwise/shared-auth";
import { signInAs } from "@listwise/shared-auth/testing";
import { clearToasts } from "@listwise/shared-ui/testing";
import { act, screen, waitFor } from "@testing-library/react";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";

setupSite();
beforeEach(clearToasts);

const alert = { id: 5, appId: 11, appName: "Skyline Weather", keyword: "rain", country: "us" };

test("F25: an alert is shown on any page, once despite repeated events, and links to the alerts", async () => {
  signInAs("user");
  const { user, router } = renderSite("/settings");
  await screen.findByRole("heading", { name: "Settings" });

  act(() => {
    bus.emit("alert:raised", { ...alert, previousRank: 201, currentRank: 8 });
    bus.emit("alert:raised", { ...alert, previousRank: 201, currentRank: 8 });
  });

  expect(await screen.findAllByText("Skyline Weather: >200 → 8")).toHaveLength(1);
  expect(screen.getByText("For “rain”")).toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Show" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/alerts"));
});
