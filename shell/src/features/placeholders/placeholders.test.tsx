import { signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { renderSite } from "../../testing/render-site";
import { setupSite } from "../../testing/setup-site";
import { NotFoundPage } from "./not-found.page";

setupSite();

test("a not-found page shows the path and links to other pages", async () => {
  const { container } = render(
    <MemoryRouter initialEntries={["/no/such/page"]}>
      <NotFoundPage />
    </MemoryRouter>,
  );

  expect(screen.getByText("/no/such/page")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("link", { name: "Help Center" })).toHaveAttribute("href", "/help");
  expect(screen.getByRole("button", { name: "Search the site" })).toBeInTheDocument();
  await expectNoViolations(container);
});

test("a planned page says so and links to a helpful page", async () => {
  signInAs("user");
  const { container } = renderSite("/analytics");

  expect(await screen.findByRole("link", { name: "See your rankings" })).toHaveAttribute("href", "/rankings");
  await expectNoViolations(container);
});
