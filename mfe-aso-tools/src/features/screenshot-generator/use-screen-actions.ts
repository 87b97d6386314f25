import { formatCount } from "@listwise/aso-core/text";
import type { Screen, ScreenshotDraft } from "@listwise/contracts/tools";
import { toast } from "@listwise/shared-ui";
import type { History } from "../../shared/use-history";
import {
  countImagePlaces,
  createScreen,
  getMaxScreens,
  getStyle,
  placeImages,
  setScreens,
} from "./draft/draft";

interface Options {
  history: History<ScreenshotDraft>;
  /** Adds an image; returns its id. */
  add: (file: File) => Promise<string | null>;
  /** Selects a screen. */
  onChoose: (id: string) => void;
}

/** Adds, copies and removes screens. */
export function useScreenActions({ history: { set, value }, add, onChoose }: Options) {
  function insert(after: string | undefined, more: readonly Screen[]) {
    set((now) => {
      const at = now.screens.findIndex(({ id }) => id === after) + 1;
      return setScreens(now, [...now.screens.slice(0, at), ...more, ...now.screens.slice(at)]);
    });
  }

  return {
    /** Adds a screen that looks like another one at the end. */
    append(like: Screen) {
      const next = createScreen(getStyle(like));
      set((now) => setScreens(now, [...now.screens, next]));
      onChoose(next.id);
    },
    duplicate(screen: Screen) {
      const next = createScreen(screen);
      insert(screen.id, [next]);
      onChoose(next.id);
    },
    remove(screen: Screen) {
      set((now) => ({ ...now, screens: now.screens.filter(({ id }) => id !== screen.id) }));
    },
    styleAll(like: Screen) {
      set((now) => ({ ...now, screens: now.screens.map((one) => ({ ...one, ...getStyle(like) })) }));
    },
    /** Adds images to a slot of the screen and of those after it that lack one, and further ones to new screens. */
    async addFiles({ id }: Screen, slot: string, files: readonly File[]) {
      const places = countImagePlaces(value, { id, slot });
      if (files.length > places) {
        toast.error(`${formatCount(files.length - places, "image")} not added`, {
          description: `A draft has at most ${getMaxScreens(value)} screens. Remove some first.`,
        });
      }
      const images: string[] = [];
      for (const file of files.slice(0, places)) {
        const image = await add(file);
        if (image) images.push(image);
      }
      if (images.length > 0) set((now) => placeImages(now, { id, slot, images }));
    },
  };
}
