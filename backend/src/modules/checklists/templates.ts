import { launchTemplate } from "./launch-template";
import type { Template } from "./template";
import { updateTemplate } from "./update-template";

/** All checklist templates by key. A template must not be removed while a stored checklist uses it. */
export const TEMPLATES: ReadonlyMap<string, Template> = new Map(
  [launchTemplate, updateTemplate].map((template) => [template.key, template]),
);
