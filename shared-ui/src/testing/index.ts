export { renderWithProviders, type RenderOptions } from "./render-with-providers";
export { expectNoViolations } from "./expect-no-violations";
export { clearToasts } from "./clear-toasts";
