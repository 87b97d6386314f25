export interface TemplateItem {
  /** Stands in the database: a number that was used is never given to another item. */
  id: number;
  text: string;
  hint: string | null;
}

export interface Template {
  key: string;
  name: string;
  description: string;
  sections: readonly { title: string; items: readonly TemplateItem[] }[];
}

export function item(id: number, text: string, hint: string | null = null): TemplateItem {
  return { id, text, hint };
}
