import type { App } from "@listwise/contracts/apps";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { screen } from "@testing-library/react";
import { anApp } from "../../testing/builders";
import { renderPage } from "../../testing/render-page";
import { ListingFacts } from "./listing-facts";

const show = (app: App) => renderPage(<ListingFacts app={app} />, "/");
const findFact = (name: string) => screen.getByText(name).closest("div");

test("has no accessibility violations", async () => {
  const { container } = show(anApp());
  await expectNoViolations(container);
});

test.each([
  [{ platform: "ios" }, "Not public"],
  [{ platform: "android" }, "Unknown"],
  [{ platform: "android", minInstalls: null }, "Unknown"],
  [{ platform: "android", minInstalls: 10_000 }, "10,000+"],
  [{ platform: "android", minInstalls: 0 }, "0+"],
] as const)("downloads of %j: %s, with a link to their definition", (change, text) => {
  show(anApp(change));
  expect(findFact("Downloads")).toHaveTextContent(`Downloads ${text}`);
  expect(screen.getByRole("link", { name: "How Downloads is computed" })).toHaveAttribute(
    "href",
    "/help/figures#downloads",
  );
});
