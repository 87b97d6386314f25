import "@testing-library/jest-dom";
import { configure } from "@testing-library/dom";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);

// Only a missing element waits this long; a busy machine may be slow.
configure({ asyncUtilTimeout: 20_000 });

// React reads the form when a submission starts a transition. The test environment has Node's FormData, which
// does not know forms.
globalThis.FormData = new Proxy(FormData, { construct: (Target) => new Target() });

// The test environment has no layout, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
