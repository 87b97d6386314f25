/** The product's name as people read it. The backend can override it by configuration (`seo.author`). */
export const PRODUCT_NAME = "Listwise";

/** Title of a page for which none is configured. */
export const DEFAULT_TITLE = `${PRODUCT_NAME} - App Store Optimization Tools`;

/** Title of a page: the configured one, else {@link DEFAULT_TITLE}. */
export function pageTitle(configured: string | undefined): string {
  return configured?.trim() || DEFAULT_TITLE;
}
