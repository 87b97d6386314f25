import { tabStorage } from "@listwise/shared-auth";
import { aUser } from "@listwise/shared-auth/testing";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { render, screen } from "@testing-library/react";

/** Loads the banner as a new page of this tab does. */
async function loadBanner(stored: object | null) {
  jest.resetModules();
  for (const key of Object.getOwnPropertySymbols(globalThis)) {
    if (key.description?.startsWith("listwise.")) Reflect.deleteProperty(globalThis, key);
  }
  tabStorage.remove("viewAs");
  if (stored) tabStorage.setJson("viewAs", stored);
  return (await import("./view-banner")).ViewBanner;
}

test("the banner names the customer and offers to stop, without violations", async () => {
  const user = aUser({ id: 7, name: "Ada Example", email: "ada@listwise.example" });
  const Banner = await loadBanner({ token: "a.b.c", expiresAt: "2099-01-01T12:00:00.000Z", user });
  const { container } = render(<Banner />);
  const banner = screen.getByRole("region", { name: "Account view" });
  expect(banner).toHaveTextContent("Viewing as Ada Example (ada@listwise.example), read-only until");
  expect(screen.getByRole("button", { name: "Stop viewing" })).toBeEnabled();
  await expectNoViolations(container);
});

test("without a view there is no banner", async () => {
  const Banner = await loadBanner(null);
  render(<Banner />);
  expect(screen.queryByRole("region")).not.toBeInTheDocument();
});
