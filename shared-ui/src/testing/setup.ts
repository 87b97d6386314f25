import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);

// Only what never comes waits this long: a busy machine may take its time.
configure({ asyncUtilTimeout: 20_000 });

// React reads the form when its submission starts a transition. The test environment brings Node's FormData, which
// knows no forms.
globalThis.FormData = new Proxy(FormData, { construct: (Target) => new Target() });

// The test environment has no layout, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
