import lora from "@fontsource-variable/lora/unicode.json";
import nunito from "@fontsource-variable/nunito/unicode.json";

interface FontFile {
  url: URL;
  range: string;
}

const file = (url: URL, range: string): FontFile => ({ url, range });

/** Files of Nunito and Lora by script, both under the SIL Open Font License 1.1. */
const FILES = {
  nunito: () => [
    file(
      new URL("@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2", import.meta.url),
      nunito.latin,
    ),
    file(
      new URL("@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2", import.meta.url),
      nunito["latin-ext"],
    ),
    file(
      new URL("@fontsource-variable/nunito/files/nunito-vietnamese-wght-normal.woff2", import.meta.url),
      nunito.vietnamese,
    ),
    file(
      new URL("@fontsource-variable/nunito/files/nunito-cyrillic-wght-normal.woff2", import.meta.url),
      nunito.cyrillic,
    ),
    file(
      new URL("@fontsource-variable/nunito/files/nunito-cyrillic-ext-wght-normal.woff2", import.meta.url),
      nunito["cyrillic-ext"],
    ),
  ],
  lora: () => [
    file(
      new URL("@fontsource-variable/lora/files/lora-latin-wght-normal.woff2", import.meta.url),
      lora.latin,
    ),
    file(
      new URL("@fontsource-variable/lora/files/lora-latin-ext-wght-normal.woff2", import.meta.url),
      lora["latin-ext"],
    ),
    file(
      new URL("@fontsource-variable/lora/files/lora-vietnamese-wght-normal.woff2", import.meta.url),
      lora.vietnamese,
    ),
    file(
      new URL("@fontsource-variable/lora/files/lora-cyrillic-wght-normal.woff2", import.meta.url),
      lora.cyrillic,
    ),
    file(
      new URL("@fontsource-variable/lora/files/lora-cyrillic-ext-wght-normal.woff2", import.meta.url),
      lora["cyrillic-ext"],
    ),
  ],
};

export const listFontFiles = (font: "nunito" | "lora"): FontFile[] => FILES[font]();
