import { getPageTitle, PRODUCT_NAME } from "./brand";

/** Returns the title of a page with its own name, such as "Getting started – Listwise". */
export function formatPageTitle(name: string): string {
  return `${name} – ${PRODUCT_NAME}`;
}

/**
 * Returns the configuration key of a path's title: its first segment; `admin.{section}` for admin pages;
 * `home` for the root.
 */
export function getTitleKey(pathname: string): string {
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  const page = first === "admin" ? `admin.${second || "dashboard"}` : first || "home";
  return `seo.title.${page.replaceAll("-", "_")}`;
}

/**
 * Returns true for the path or route pattern of a page that has its own name, because it is below the page that its
 * title key stands for: `/blog/a-post`, `/aso-tools/icon-analyzer`, `/reports/:id/edit`. Patterns that end with a
 * parameter don't name their pages.
 */
export function hasOwnName(path: string): boolean {
  const segments = path.split("/").filter(Boolean);
  const isOpen = /^[:*]/.test(segments.at(-1) ?? "");
  return !isOpen && segments.length > (segments[0] === "admin" ? 2 : 1);
}

/** Returns the title of a page of a route: the configured one, or else the route's own, or else the default. */
export function getRouteTitle(configured: string | undefined, title: string | undefined): string {
  return configured?.trim() || !title?.trim() ? getPageTitle(configured) : formatPageTitle(title.trim());
}
