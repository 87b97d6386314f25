export { renderWithProviders, type RenderOptions } from "./render-with-providers";
export { address, renderPage } from "./render-page";
export { createTestRouter } from "./create-test-router";
export { expectNoViolations } from "./expect-no-violations";
export { fakeWindowWidth } from "./fake-window-width";
export { clearToasts } from "./clear-toasts";
export { renderFirstPaint } from "./render-first-paint";
