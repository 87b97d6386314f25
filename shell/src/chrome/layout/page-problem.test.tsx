import { siteEndpoints } from "@listwise/contracts/site";
import { answerWith } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { setupSite } from "../../testing/setup-site";
import { PageProblem } from "./page-problem";

const server = setupSite();

function Broken(): never {
  throw new Error("it broke");
}

test("a failed page shows the next step and its report number", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  server.use(answerWith(siteEndpoints.report, { success: true, reportId: "report-7" }));
  const router = createMemoryRouter([{ path: "/", element: <Broken />, errorElement: <PageProblem /> }]);
  const { container } = render(<RouterProvider router={router} />);

  expect(await screen.findByText("report-7")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1, name: "Couldn't load this page" })).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Retry" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Contact us" })).toHaveAttribute("href", "/contact");
  await expectNoViolations(container);
});
