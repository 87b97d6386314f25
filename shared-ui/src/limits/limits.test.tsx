import { screen } from "@testing-library/react";
import { expectNoViolations } from "../testing/expect-no-violations";
import { renderPage } from "../testing/render-page";
import { FeatureGate, type GateState } from "./feature-gate";
import { UpgradePrompt } from "./upgrade-prompt";

const check = jest.fn();
const open = (state: GateState, more: { reason?: string; fallback?: string } = {}) =>
  renderPage(
    <FeatureGate
      feature="Bulk operations"
      access={{ state, reason: more.reason, problem: "Failed to check access", check }}
      fallback={more.fallback}
    >
      <p>The tool</p>
    </FeatureGate>,
    { path: "/", at: "/" },
  );

test.each(["banner", "card"] as const)(
  "a %s links to plans and help, without violations",
  async (variant) => {
    const { container } = renderPage(<UpgradePrompt feature="Bulk operations" variant={variant} />, {
      path: "/",
      at: "/",
    });
    expect(screen.getByRole("region", { name: "Bulk operations" })).toHaveTextContent(
      "This feature is not available on your current plan",
    );
    expect(screen.getByRole("link", { name: "Upgrade" })).toHaveAttribute("href", "/subscription");
    expect(screen.getByRole("link", { name: "Learn More" })).toHaveAttribute(
      "href",
      "/help/subscription-limits",
    );
    await expectNoViolations(container);
  },
);

test("a gate shows its content only to a plan with the feature", () => {
  open("allowed");
  expect(screen.getByText("The tool")).toBeVisible();
});

test("a blocked gate shows the prompt with the reason", () => {
  open("blocked", { reason: "Feature Limit Exceeded" });
  expect(screen.queryByText("The tool")).not.toBeInTheDocument();
  expect(screen.getByRole("region", { name: "Bulk operations" })).toHaveTextContent("Feature Limit Exceeded");
});

test("a blocked gate shows the fallback if there is one", () => {
  open("blocked", { fallback: "One at a time" });
  expect(screen.getByText("One at a time")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Upgrade" })).not.toBeInTheDocument();
});

test("a failed check can be retried; until then nothing is shown", async () => {
  const { user } = open("failed");
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(check).toHaveBeenCalledTimes(1);
  open("checking");
  expect(screen.queryByText("The tool")).not.toBeInTheDocument();
});
