import "@testing-library/jest-dom";
import { configure, getConfig } from "@testing-library/dom";
import { toHaveNoViolations } from "jest-axe";

expect.extend(toHaveNoViolations);

const { getElementError } = getConfig();
/** Returns true while `findBy…` and `waitFor` look whether an element is there. */
const isPolling = () => Reflect.get(getConfig(), "_disableExpensiveErrorDiagnostics") === true;

configure({
  // Only a missing element waits this long; a busy machine may be slow.
  asyncUtilTimeout: 20_000,
  // Prints the document once at the end of a wait, not at each look.
  getElementError: (message, container) =>
    isPolling() ? new Error(message ?? "") : getElementError(message, container),
});

// React reads the form when a submission starts a transition. The test environment has Node's FormData, which
// does not know forms.
globalThis.FormData = new Proxy(FormData, { construct: (Target) => new Target() });

// The test environment has no layout, so there is nothing to observe.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
