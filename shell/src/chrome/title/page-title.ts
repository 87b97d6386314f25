import { DEFAULT_TITLE, PRODUCT_NAME, z } from "@listwise/contracts";

/** What a route says about its title. */
export const TitleHandleSchema = z.object({ title: z.string(), titleKey: z.optional(z.string()) });

/** Parsed {@link TitleHandleSchema}. */
export type TitleHandle = z.infer<typeof TitleHandleSchema>;

/** Configuration key of a path's title: its first segment, for admin pages `admin.{section}`, for the root `home`. */
export function titleKeyOf(pathname: string): string {
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  const page = first === "admin" ? `admin.${second || "dashboard"}` : first || "home";
  return `seo.title.${page.replaceAll("-", "_")}`;
}

/** Title of a page: the configured one, else the route's with the product's name, else the default. */
export function pageTitle(
  pathname: string,
  handle: TitleHandle | undefined,
  config: ReadonlyMap<string, string>,
): string {
  const configured = config.get(handle?.titleKey ?? titleKeyOf(pathname))?.trim();
  if (configured) return configured;
  return handle && pathname !== "/" ? `${handle.title} · ${PRODUCT_NAME}` : DEFAULT_TITLE;
}
