import { DEFAULT_TITLE, PRODUCT_NAME } from "@listwise/contracts";
import type { AppContext } from "../../platform/context";
import { insertConfig } from "./site-config.repository";

const SEEDS = [
  ["seo.title.home", DEFAULT_TITLE, "Title of the home page"],
  [
    "seo.meta_description",
    "Find the keywords your app is listed for, follow your rank in every storefront, and improve your listing.",
    "Description for search engines",
  ],
  ["seo.author", PRODUCT_NAME, "Name of the publisher"],
  ["seo.contact_email", "hello@listwise.example", "Address shown for contact"],
  ["beta.enabled", "false", "Whether the beta badge is shown to everyone"],
] as const;

/** Configuration a fresh site starts with. */
export async function seedSite({ db }: AppContext): Promise<void> {
  const type = (value: string) => (value === "false" || value === "true" ? "boolean" : "string");
  await insertConfig(
    db,
    SEEDS.map(([key, value, description]) => ({ key, value, type: type(value), description })),
  );
}
