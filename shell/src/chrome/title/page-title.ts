import { pageTitle, z } from "@listwise/contracts";

/** Route handle with the title of a page. */
export const TitleHandleSchema = z.object({ title: z.string(), titleKey: z.optional(z.string()) });

/** Parsed {@link TitleHandleSchema}. */
export type TitleHandle = z.infer<typeof TitleHandleSchema>;

/**
 * Returns the configuration key of a path's title: its first segment; `admin.{section}` for admin pages;
 * `home` for the root.
 */
export function titleKeyOf(pathname: string): string {
  const [first = "", second = ""] = pathname.split("/").filter(Boolean);
  const page = first === "admin" ? `admin.${second || "dashboard"}` : first || "home";
  return `seo.title.${page.replaceAll("-", "_")}`;
}

/** Returns the page's title by the same rule as the server, so that it does not change when the code has loaded. */
export function documentTitle(
  pathname: string,
  handle: TitleHandle | undefined,
  config: ReadonlyMap<string, string>,
): string {
  return pageTitle(config.get(handle?.titleKey ?? titleKeyOf(pathname)));
}
