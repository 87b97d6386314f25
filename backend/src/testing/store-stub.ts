import { startHttpStub, type HttpStub, type StubFault } from "./http-stub";
import * as answers from "./store-stub-answers";

export type { StubFault };

/** Kinds of requests; each has its own URL at Apple. */
export type StubKind = "search" | "web" | "lookup" | "hints" | "reviews" | "chart" | "product";

/** A stub of the store on loopback that serves responses in the format of Apple's public endpoints. */
export type StoreStub = HttpStub<StubKind>;

const KINDS: readonly (readonly [StubKind, RegExp])[] = [
  ["search", /^\/search$/],
  ["lookup", /^\/lookup$/],
  ["web", /^\/[a-z]{2}\/iphone\/search$/],
  ["hints", /^\/WebObjects\/MZSearchHints\.woa\/wa\/hints$/],
  ["reviews", /^\/[a-z]{2}\/rss\/customerreviews\/page=\d+\/id=\d+\/sortby=mostRecent\/xml$/],
  ["chart", /^\/[a-z]{2}\/rss\/top(free|paid|grossing)applications\/genre=\d+\/limit=\d+\/json$/],
  ["product", /^\/[a-z]{2}\/app\/id\d+$/],
];

/** Starts a stub with `apps` invented apps, whose searches return `results` of them. */
export function startStoreStub({ apps = 400, results = 10, port = 0 } = {}): Promise<StoreStub> {
  return startHttpStub<StubKind>({
    calls: {
      ...{ search: 0, web: 0, lookup: 0, hints: 0 },
      ...{ reviews: 0, chart: 0, product: 0, unknown: 0 },
    },
    findKind: ({ pathname }) => KINDS.find(([, pattern]) => pattern.test(pathname))?.[0],
    answer: (kind, { url, headers }, fault) => {
      const storefront = headers["x-apple-store-front"]?.toString() ?? null;
      return answers.answer(kind, { url, apps, results, storefront }, fault);
    },
    port,
  });
}
