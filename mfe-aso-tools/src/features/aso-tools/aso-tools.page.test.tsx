import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { AsoToolsPage } from "./aso-tools.page";

test("lists the eight tools and marks planned ones, without violations", async () => {
  const pages = [
    { path: "/aso-tools/icon-analyzer", title: "Icon Analyzer", planned: true },
    { path: "/aso-tools/review-manager", title: "Review Manager" },
  ];
  const { container } = renderPage(<AsoToolsPage pages={pages}>tool</AsoToolsPage>, { path: "/aso-tools" });
  const tools = within(screen.getByRole("region", { name: "All tools" })).getAllByRole("listitem");
  expect(tools).toHaveLength(8);
  const marked = tools.filter((tool) => within(tool).queryByText("Soon"));
  expect(marked.map((tool) => within(tool).getByRole("link").textContent)).toEqual(["Icon Analyzer"]);
  await expectNoViolations(container);
});
