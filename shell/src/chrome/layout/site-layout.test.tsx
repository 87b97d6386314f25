import { storeEndpoints } from "@listwise/contracts/store";
import { bus } from "@listwise/shared-auth";
import { answerWith, signInAs } from "@listwise/shared-auth/testing";
import { expectNoViolations, fakeWindowWidth } from "@listwise/shared-ui/testing";
import { act, screen, waitFor, within } from "@testing-library/react";
import { useRegistryStore } from "../../host/registry/registry.store";
import { renderSite } from "../../testing/render-site";
import { startMenuCounts } from "../navigation/menu-counts.store";
import { mockConfig, setupSite } from "../../testing/setup-site";

const server = setupSite();

const sidebar = () => within(screen.getByRole("navigation", { name: "Sidebar" }));

test("a visitor sees the public header and no sidebar", async () => {
  const { container } = renderSite("/blog");

  expect(await screen.findByRole("heading", { name: "Blog" })).toBeInTheDocument();
  const main = within(screen.getByRole("navigation", { name: "Main" }));
  expect(main.getByRole("link", { name: "Features" })).toHaveAttribute("href", "/pricing#features");
  expect(screen.getByRole("link", { name: "Start for free" })).toHaveAttribute("href", "/register");
  expect(screen.getByRole("link", { name: "Listwise" })).toHaveAttribute("href", "/");
  expect(screen.queryByRole("navigation", { name: "Sidebar" })).not.toBeInTheDocument();
  await expectNoViolations(container);
});

test("on the home page the anchors point to its own sections", async () => {
  renderSite("/");

  expect(await screen.findByRole("link", { name: "Features" })).toHaveAttribute("href", "/#features");
});

test("a user sees the sidebar with an open submenu, disabled coming-soon entries, and no admin entries", async () => {
  signInAs("user");
  const { container, user } = renderSite("/dashboard");

  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
  expect(sidebar().getByRole("link", { name: "Dashboard" })).toHaveAttribute("aria-current", "page");
  expect(sidebar().getByRole("link", { name: "Title Optimizer" })).toBeInTheDocument();
  const soon = sidebar().getByRole("link", { name: /^Analytics/ });
  expect(soon).toHaveAttribute("aria-disabled", "true");
  expect(soon).not.toHaveAttribute("href");
  expect(screen.queryByRole("link", { name: /Admin/ })).not.toBeInTheDocument();
  await expectNoViolations(container);

  await user.hover(soon);
  expect(screen.getByRole("tooltip")).toHaveTextContent("Coming Soon");
  await user.click(sidebar().getByRole("button", { name: "ASO Tools submenu" }));
  expect(sidebar().queryByRole("link", { name: "Title Optimizer" })).not.toBeInTheDocument();
});

test("an administrator sees the admin entries, also in the sidebar's user menu", async () => {
  signInAs("admin");
  const { user } = renderSite("/dashboard");

  expect(await screen.findByRole("link", { name: "Admin Dashboard" })).toHaveAttribute("href", "/admin");
  await user.click(screen.getByRole("button", { name: "Account menu" }));
  const items = await screen.findAllByRole("menuitem");
  expect(items.map((item) => item.textContent)).toEqual([
    "Settings",
    "Help & Support",
    "Admin Dashboard",
    "Customize Theme",
    "Developer tools",
    "Log out",
  ]);
});

test("a menu entry shows how many tasks wait behind it, until none does", async () => {
  startMenuCounts();
  signInAs("admin");
  const { container } = renderSite("/dashboard");
  await screen.findByRole("link", { name: "Admin Dashboard" });
  act(() => bus.emit("menu:counted", { path: "/admin", count: 12 }));
  expect(screen.getByRole("link", { name: "Admin Dashboard 12 waiting" })).toBeVisible();
  await expectNoViolations(container);
  act(() => bus.emit("menu:counted", { path: "/admin", count: 0 }));
  expect(screen.getByRole("link", { name: "Admin Dashboard" })).toBeVisible();
});

test("a new page starts at the top, with focus on its heading, its own title and canonical URL", async () => {
  document.head.innerHTML = '<link rel="canonical" href="https://listwise.example/dashboard">';
  signInAs("user");
  const { user } = renderSite("/dashboard");

  await user.click(await screen.findByRole("link", { name: "To the keywords" }));

  await waitFor(() => expect(screen.getByRole("heading", { name: "Keywords" })).toHaveFocus());
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute(
    "href",
    "https://listwise.example/keywords",
  );
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(document.title).toBe("Keywords – Listwise");
});

test("configured title, contact and social links are shown; invalid URLs are not", async () => {
  server.use(
    mockConfig({
      "seo.title.blog": "Notes on ranking",
      "seo.contact_email": "team@listwise.example",
      "seo.social.github": "https://github.com/listwise-example",
      "seo.social.twitter": "javascript:alert(1)",
    }),
  );
  renderSite("/blog");

  const contact = within(await screen.findByRole("list", { name: "Contact" }));
  expect(contact.getByRole("link", { name: "team@listwise.example" })).toBeInTheDocument();
  expect(contact.getByRole("link", { name: /^GitHub/ })).toHaveAttribute("rel", "noopener noreferrer");
  expect(contact.queryByRole("link", { name: /^Twitter/ })).not.toBeInTheDocument();
  expect(document.title).toBe("Notes on ranking");
});

test("signed in, the header has only what the sidebar lacks", async () => {
  signInAs("user");
  renderSite("/dashboard");

  const main = within(await screen.findByRole("navigation", { name: "Main" }));
  expect(main.getAllByRole("link").map((link) => link.textContent)).toEqual(["Keywords", "Settings"]);
});

test("the menu shows the active entry, and stays where it is when the registry is refreshed", async () => {
  jest.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return this.matches('[aria-current="page"]') ? new DOMRect(0, 900, 200, 30) : new DOMRect(0, 0, 200, 600);
  });
  Reflect.set(globalThis, "requestIdleCallback", (work: () => void) => setTimeout(work));
  Reflect.set(globalThis, "cancelIdleCallback", clearTimeout);
  signInAs("user");
  renderSite("/dashboard");
  const list = (await screen.findByRole("navigation", { name: "Sidebar" })).parentElement;
  await waitFor(() => expect(list?.scrollTop).toBe(342));

  act(() =>
    useRegistryStore.setState(({ registry }) => ({ registry: registry && structuredClone(registry) })),
  );
  expect(list?.scrollTop).toBe(342);
  Reflect.deleteProperty(globalThis, "requestIdleCallback");
});

test("signed in, the footer is a line that expands to all links", async () => {
  signInAs("user");
  const { user, container } = renderSite("/dashboard");
  const footer = within(await screen.findByRole("contentinfo"));
  expect(footer.queryByRole("link")).not.toBeInTheDocument();

  await user.click(footer.getByRole("button", { name: "All links" }));
  expect(footer.getByRole("link", { name: "Terms of Service" })).toBeInTheDocument();
  await expectNoViolations(container);
  await user.click(footer.getByRole("button", { name: "Hide links" }));
  expect(footer.queryByRole("link")).not.toBeInTheDocument();
});

test("the footer shows the current year, and no contact unless configured", async () => {
  renderSite("/blog");

  const footer = within(await screen.findByRole("contentinfo"));
  expect(footer.getByText(new RegExp(`© ${new Date().getFullYear()}`))).toBeInTheDocument();
  expect(footer.getByRole("link", { name: "Terms of Service" })).toHaveAttribute("href", "/legal/terms");
  expect(footer.queryByRole("list", { name: "Contact" })).not.toBeInTheDocument();
});

test("the menu of small screens traps focus, closes on Escape and restores focus", async () => {
  const { user } = renderSite("/blog");

  await user.click(await screen.findByRole("button", { name: "Open menu" }));
  const menu = within(screen.getByRole("navigation", { name: "Menu" }));
  await user.tab();
  expect(menu.getByRole("link", { name: "Features" })).toHaveFocus();
  await user.tab({ shift: true });
  await user.tab({ shift: true });
  expect(screen.getAllByRole("link", { name: "Start for free" }).at(-1)).toHaveFocus();
  await user.tab();
  expect(screen.getByRole("button", { name: "Close menu" })).toHaveFocus();
  await user.keyboard("{Escape}");

  expect(screen.queryByRole("navigation", { name: "Menu" })).not.toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Open menu" })).toHaveFocus();
});

test.each([
  ["?beta=1", true],
  ["", false],
])("the beta badge at %s", async (search, shown) => {
  renderSite(`/blog${search}`);

  await screen.findByRole("heading", { name: "Blog" });
  expect(screen.queryByText("BETA") !== null).toBe(shown);
});

test("every page tells how far the import of a data set is", async () => {
  const source = {
    kind: "dataset",
    label: "Data set",
    live: false,
    capturedAt: null,
    storefronts: null,
  } as const;
  const importing = { percent: 42, stopped: false };
  server.use(
    answerWith(storeEndpoints.source, { success: true, data: { ...source, fields: [], importing } }),
  );
  const { container } = renderSite("/blog");

  expect(await screen.findByText(/still being imported: 42% so far/)).toBeInTheDocument();
  await expectNoViolations(container);
});

test("a small window has the menu of the header and renders no sidebar", async () => {
  const view = fakeWindowWidth(390);
  signInAs("user");
  renderSite("/dashboard");
  expect(await screen.findByRole("heading", { name: "Dashboard" })).toBeInTheDocument();
  expect(screen.queryByRole("navigation", { name: "Sidebar" })).not.toBeInTheDocument();
  view.resize(1280);
  expect(sidebar().getByRole("link", { name: "Dashboard" })).toBeInTheDocument();
  view.restore();
});
