export interface TemplateItem {
  /** Stored in the database, so a number is never reused for another item. */
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
