import { lazy, type ComponentType } from "react";

const page = (path: string, load: () => Promise<ComponentType>) => ({
  path,
  Page: lazy(async () => ({ default: await load() })),
});

/** Pages of content, mail and plans; each loads when it is opened. */
export const pages = [
  page("/admin/faq", () => import("../features/faq/faq.page").then((module) => module.FaqPage)),
];
