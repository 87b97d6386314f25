import type { GalleryEntry } from "../gallery/gallery-entry";
import { longSentence, longWord } from "../gallery/long-texts";
import { Opened } from "../gallery/opened";
import { SavedViews, type NamedView, type TableViews } from "./saved-views";

const views: NamedView[] = [
  { id: 1, name: "Top 10", query: "rank=10", position: 1 },
  { id: 2, name: "Germany", query: "country=de", position: 2 },
];
const long: NamedView[] = [
  { id: 1, name: longSentence, query: "rank=10", position: 1 },
  { id: 2, name: longWord, query: "country=de", position: 2 },
];

const change = () => Promise.resolve();
const createViews = (shown: readonly NamedView[], query: string, rest: Partial<TableViews> = {}) => (
  <SavedViews
    store={{ views: shown, save: change, change, remove: change, ...rest }}
    path="/"
    query={query}
  />
);

export const gallery: GalleryEntry = {
  title: "Saved views",
  components: { SavedViews },
  examples: [
    { name: "The usual view", element: createViews(views, "") },
    { name: "A saved view", element: createViews(views, "rank=10") },
    { name: "A new view", element: createViews(views, "rank=3") },
    { name: "The first view", element: createViews([], "rank=3") },
    { name: "Failed", element: createViews([], "", { retry: () => {} }) },
    { name: "Long texts", element: createViews(long, "rank=10") },
    {
      name: "Naming a view",
      pageHeight: 360,
      element: <Opened by="click">{createViews([], "rank=3")}</Opened>,
    },
  ],
};
