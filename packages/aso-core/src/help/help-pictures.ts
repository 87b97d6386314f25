/** Folder of the help pages' pictures in addresses. */
export const HELP_PICTURES_PATH = "/help-pictures";

/** Size of the pictures in pixels. Chosen by us: sharp at the width of an article, and below 60 kB per file. */
export const HELP_PICTURE_SIZE = { width: 960, height: 600 } as const;

/** The themes that each picture is taken in. */
export const HELP_PICTURE_THEMES = ["dark", "light"] as const;

const REFERENCE = /<img src="\/help-pictures\/([a-z0-9-]+)\.webp"/g;

/**
 * Replaces each picture of a help page (`/help-pictures/<name>.webp`) in sanitized HTML by one per theme with its size.
 * The style sheet hides the one of the other theme, which browsers then don't load.
 */
export function expandHelpPictures(html: string): string {
  const { width, height } = HELP_PICTURE_SIZE;
  return html.replace(/<img [^>]*>/g, (tag) => {
    const variants = HELP_PICTURE_THEMES.map((theme) =>
      tag.replace(
        REFERENCE,
        (_, name: string) =>
          `<img src="${HELP_PICTURES_PATH}/${name}-${theme}.webp" width="${width}" height="${height}"`,
      ),
    );
    return variants[0] === tag ? tag : variants.join("");
  });
}

/** Returns the names of the pictures that a help page's markdown refers to. */
export function listHelpPictures(markdown: string): string[] {
  return [...markdown.matchAll(/!\[[^\]]*\]\(\/help-pictures\/([a-z0-9-]+)\.webp\)/g)].map(
    ([, name = ""]) => name,
  );
}
