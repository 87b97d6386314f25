import { storage } from "@listwise/shared-auth";
import { expectNoViolations } from "@listwise/shared-ui/testing";
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ThemeControls } from "./theme-controls";
import { startTheme, useThemeStore } from "./theme.store";

const system = { light: false, calm: false, queries: new Array<EventTarget>() };
const attributes = () => ({ ...document.documentElement.dataset });

class FakeMediaQuery extends EventTarget {
  readonly onchange = null;
  constructor(readonly media: string) {
    super();
    system.queries.push(this);
  }
  get matches() {
    return this.media.includes("light") ? system.light : system.calm;
  }
  addListener() {}
  removeListener() {}
}

beforeAll(() => {
  window.matchMedia = (query) => new FakeMediaQuery(query);
  startTheme();
});

function systemChanges(change: Partial<typeof system>) {
  Object.assign(system, change);
  act(() => {
    system.queries.forEach((query) => query.dispatchEvent(new Event("change")));
  });
}

function otherTabStores(text: string) {
  storage.set("theme-config", text);
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: "theme-config", newValue: text }));
  });
}

test("by default the site has the system's theme and is purple", () => {
  expect(attributes()).toMatchObject({ theme: "dark", accent: "purple", contrast: "normal", motion: "full" });
  systemChanges({ light: true });
  expect(attributes().theme).toBe("light");
  systemChanges({ light: false });
});

test("a choice applies immediately and is stored", async () => {
  const user = userEvent.setup();
  const { container } = render(<ThemeControls />);

  await user.click(screen.getByRole("radio", { name: "Light" }));
  await user.click(screen.getByRole("radio", { name: "pink" }));
  await user.click(screen.getByRole("switch", { name: "High Contrast" }));
  await user.click(screen.getByRole("switch", { name: "Enhanced Animations" }));

  expect(attributes()).toMatchObject({ theme: "light", accent: "pink", contrast: "high", motion: "reduced" });
  expect(storage.getJson("theme-config")).toEqual({
    theme: "light",
    accentColor: "pink",
    animations: false,
    highContrast: true,
    reducedMotion: false,
  });
  await expectNoViolations(container);
});

test("auto follows the system while the page is open", () => {
  otherTabStores(JSON.stringify({ theme: "auto" }));
  expect(attributes().theme).toBe("dark");

  systemChanges({ light: true });
  expect(attributes().theme).toBe("light");

  systemChanges({ light: false, calm: true });
  expect(attributes()).toMatchObject({ theme: "dark", motion: "reduced" });
  systemChanges({ calm: false });
});

test("another tab's choice is adopted, and invalid fields get their defaults", () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  otherTabStores(JSON.stringify({ theme: "light", accentColor: "plaid", animations: "yes" }));
  expect(useThemeStore.getState().config).toEqual({
    theme: "light",
    accentColor: "purple",
    animations: true,
    highContrast: false,
  });

  otherTabStores("[1");
  expect(attributes().theme).toBe("dark");
});
