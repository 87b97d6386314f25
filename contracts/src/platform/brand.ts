/** The product's name as people read it. The backend can override it by configuration (`seo.author`). */
export const PRODUCT_NAME = "Listwise";

/** Title of a page for which none is configured. */
export const DEFAULT_TITLE = `${PRODUCT_NAME} - App Store Optimization Tools`;

/** Title of a page: the configured one, else the route's own with the product's name; without either, and at `/`, the default. */
export function pageTitle(
  pathname: string,
  ofRoute: string | undefined,
  configured: string | undefined,
): string {
  if (configured?.trim()) return configured.trim();
  return ofRoute && pathname !== "/" ? `${ofRoute} · ${PRODUCT_NAME}` : DEFAULT_TITLE;
}
