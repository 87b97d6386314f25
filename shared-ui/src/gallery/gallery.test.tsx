import { screen } from "@testing-library/react";
import * as form from "../form";
import * as index from "../index";
import * as table from "../table";
import { expectNoViolations, renderWithProviders } from "../testing";
import { entries } from "./entries";
import { forceStates } from "./force-states";
import { parseChoice } from "./gallery-choice";
import { GalleryPage } from "./gallery-page";

/** Components that render nothing of their own. */
const invisible = [
  "AppProviders",
  "GlobalStyle",
  "Link",
  "NavLink",
  "Navigate",
  "Outlet",
  "Route",
  "Routes",
  "SharedRouter",
  "UnimplementedRoute",
  "VisuallyHidden",
];

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z]/.test(name) &&
  (typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value));

const open = () =>
  renderWithProviders(<GalleryPage entries={entries} initialChoice={parseChoice("?width=390")} />);

test("every component of shared-ui has an entry", () => {
  const shown = new Set(entries.flatMap(({ components }) => Object.keys(components)));
  const exported = Object.entries({ ...index, ...table, ...form })
    .filter(isComponent)
    .map(([name]) => name);
  expect(exported.filter((name) => !shown.has(name) && !invisible.includes(name))).toEqual([]);
});

test("entries have different addresses, and examples different names", () => {
  const ids = entries.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const { title, examples } of entries) {
    expect([title, new Set(examples.map(({ name }) => name)).size]).toEqual([title, examples.length]);
  }
});

test("no accessibility violations", async () => {
  const { container } = open();
  await expectNoViolations(container);
});

test("the list finds an entry by the name of a component and shows its examples", async () => {
  const { user } = open();
  await user.type(screen.getByRole("searchbox"), "iconbutton");
  await user.click(screen.getByRole("button", { name: "Button" }));
  expect(screen.queryByRole("button", { name: "Badge" })).not.toBeInTheDocument();
  expect(screen.getByTitle("Examples at 390 px")).toHaveAttribute(
    "src",
    expect.stringMatching(/shown=button&.*frame=/),
  );
});

test("a forced state extends a rule without changing other rules", () => {
  expect(forceStates(".a:hover:not(:disabled){color:red}")).toBe(
    '.a:is(:hover, [data-state~="hover"] *):not(:disabled){color:red}',
  );
  expect(forceStates(".a:focus{color:red}")).toBe(".a:focus{color:red}");
});
