import { act } from "@testing-library/react";

class WidthQuery extends EventTarget {
  readonly onchange = null;
  constructor(
    readonly media: string,
    private readonly getWidthPx: () => number,
  ) {
    super();
  }
  get matches() {
    const [, bound, px] = /\((min|max)-width: ([\d.]+)px\)/.exec(this.media) ?? [];
    if (bound === undefined) return false;
    return bound === "min" ? this.getWidthPx() >= Number(px) : this.getWidthPx() <= Number(px);
  }
  addListener() {}
  removeListener() {}
}

/**
 * Gives the window a width for the media queries of components, because jsdom has none. Returns functions that change the
 * width and that remove the queries again.
 */
export function fakeWindowWidth(widthPx: number) {
  const queries: WidthQuery[] = [];
  let current = widthPx;
  const before = window.matchMedia;
  window.matchMedia = (media) => {
    const query = new WidthQuery(media, () => current);
    queries.push(query);
    return query;
  };
  return {
    resize: (px: number) =>
      act(() => {
        current = px;
        queries.forEach((query) => query.dispatchEvent(new Event("change")));
      }),
    restore: () => {
      window.matchMedia = before;
    },
  };
}
