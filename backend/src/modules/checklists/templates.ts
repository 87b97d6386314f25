import { launchTemplate } from "./launch-template";
import type { Template } from "./template";
import { updateTemplate } from "./update-template";

/** A checklist's template stays as long as somebody has a checklist of it. */
export const TEMPLATES: ReadonlyMap<string, Template> = new Map(
  [launchTemplate, updateTemplate].map((template) => [template.key, template]),
);
