import { apiServer, resetSession, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations, renderPage } from "@listwise/shared-ui/testing";
import { screen, within } from "@testing-library/react";
import { HomePage } from "./home.page";

apiServer();
const scrolled: string[] = [];

beforeEach(() => {
  resetSession();
  scrolled.length = 0;
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolled.push(this.id);
  };
});

test("invites visitors to start and to sign in, without violations", async () => {
  const { container } = renderPage(<HomePage />, { path: "/" });
  expect(screen.getByRole("heading", { level: 1 })).toBeVisible();
  for (const link of screen.getAllByRole("link", { name: "Start Free Trial" })) {
    expect(link).toHaveAttribute("href", "/register");
  }
  expect(screen.getAllByRole("link", { name: "Login" })[0]).toHaveAttribute("href", "/login");
  await expectNoViolations(container);
});

test("the picture of the product is marked as sample data", () => {
  renderPage(<HomePage />, { path: "/" });
  const figure = screen.getByRole("figure", { name: "Sample data" });
  expect(within(figure).getByRole("table")).toBeVisible();
});

test.each(["features", "pricing", "faq"])("/#%s leads to that section", (anchor) => {
  renderPage(<HomePage />, { path: "/", at: `/#${anchor}` });
  expect(scrolled).toEqual([anchor]);
});

test("who is signed in is led to the dashboard", () => {
  signInAs("user");
  renderPage(<HomePage />, { path: "/" });
  expect(screen.getAllByRole("link", { name: "Open your dashboard" })[0]).toHaveAttribute(
    "href",
    "/dashboard",
  );
  expect(screen.queryByRole("link", { name: "Start Free Trial" })).not.toBeInTheDocument();
});
