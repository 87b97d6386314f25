import type { GalleryEntry } from "../gallery/gallery-entry";
import { WithState } from "../gallery/with-state";
import { Pagination } from "./pagination";

const createPagination = (initial: number, pages: number, label: string) => (
  <WithState initial={initial}>
    {(page, onChange) => <Pagination {...{ page, pages, onChange, label }} />}
  </WithState>
);

export const gallery: GalleryEntry = {
  title: "Pagination",
  components: { Pagination },
  examples: [
    { name: "First page", element: createPagination(1, 3, "First page") },
    { name: "Last page", element: createPagination(3, 3, "Last page") },
    { name: "Many pages", wide: true, element: createPagination(50, 120, "Many pages") },
    { name: "Hover", state: "hover", wide: true, element: createPagination(2, 3, "Hover") },
    { name: "Focus", state: "focus", wide: true, element: createPagination(2, 3, "Focus") },
  ],
};
