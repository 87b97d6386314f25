/** Product name in texts. The backend can override it by configuration (`seo.author`). */
export const PRODUCT_NAME = "Listwise";

/** Title of pages without a configured one. */
export const DEFAULT_TITLE = `${PRODUCT_NAME} - App Store Optimization Tools`;

/** Returns the configured page title, or {@link DEFAULT_TITLE}. */
export function getPageTitle(configured: string | undefined): string {
  return configured?.trim() || DEFAULT_TITLE;
}
