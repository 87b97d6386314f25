import type { StubFault } from "./http-stub";
import type { StubKind } from "./store-stub";

interface Asked {
  url: URL;
  apps: number;
  results: number;
  storefront: string | null;
}

interface Answer {
  type: string;
  body: string;
}

const FIRST_ID = 700_000_001;
const XML = '<?xml version="1.0" encoding="UTF-8"?>';

function computeHash(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  return hash >>> 0;
}

/**
 * Returns the ids that a search finds in a storefront: consecutive ids from a start that depends on term and
 * storefront.
 */
function computeIds(term: string, country: string, { apps, results }: Asked): number[] {
  const from = computeHash(`${country} ${term}`);
  return Array.from(
    { length: Math.min(results, apps) },
    (_, index) => FIRST_ID + ((from + index * 7) % apps),
  );
}

function buildResult(id: number, country: string) {
  return {
    wrapperType: "software",
    kind: "software",
    trackId: id,
    bundleId: `com.stub.app${id}`,
    trackName: `Stub App ${id - FIRST_ID + 1}`,
    description: `What app ${id} does, in ${country}.`,
    artistName: `Developer ${id % 40}`,
    artworkUrl512: `https://is1-ssl.mzstatic.com/image/thumb/stub/${id}/512x512bb.jpg`,
    price: 0,
    currency: "USD",
    version: "1.0",
    genres: ["Weather"],
    genreIds: ["6001"],
    primaryGenreName: "Weather",
    primaryGenreId: 6001,
    fileSizeBytes: "1048576",
    screenshotUrls: [],
    averageUserRating: 4.25,
    userRatingCount: 10 ** (id % 6),
  };
}

function changed<T>(list: readonly T[], fault: StubFault | null): T[] {
  if (fault === "empty") return [];
  if (fault === "reordered") return [...list].reverse();
  return fault === "duplicates" ? [...list, ...list.slice(0, 2)] : [...list];
}

const json = (value: unknown): Answer => ({
  type: "text/javascript; charset=utf-8",
  body: JSON.stringify(value),
});
const html = (body: string): Answer => ({
  type: "text/html; charset=utf-8",
  body: `<!doctype html><html><body>${body}</body></html>`,
});
const xml = (body: string): Answer => ({ type: "text/xml; charset=utf-8", body: `${XML}\n${body}` });

function listings(ids: readonly number[], country: string, fault: StubFault | null): Answer {
  if (fault === "wrong-shape") return json({ errorMessage: "Invalid value(s) for key(s): [term]" });
  const results = changed(ids, fault).map((id) => buildResult(id, country));
  return json({ resultCount: results.length, results });
}

function searchPage(term: string, country: string, asked: Asked, fault: StubFault | null): Answer {
  const ids = changed(computeIds(term, country, asked), fault);
  const first = ids.slice(0, 6).map((id, index) => ({
    $kind: "AppSearchResult",
    resultType: "content",
    lockup: { adamId: index % 2 ? id : String(id), title: `Stub App ${id}` },
  }));
  const page = [
    { intent: { $kind: "LandingPageIntent", storefront: country, platform: "iphone" }, data: {} },
    {
      intent: { $kind: "SearchResultsPageIntent", term, storefront: country, platform: "iphone" },
      data: {
        shelves: [
          { id: "Notice", items: [] },
          {
            id: fault === "wrong-shape" ? "Another.shelf" : "SearchResults.shelfId",
            items: [
              { $kind: "AppSearchResult", resultType: "ad", lockup: { adamId: "1" } },
              ...first.slice(0, 2),
              { $kind: "EditorialSearchResult", resultType: "content", lockup: { adamId: "2" } },
              ...first.slice(2),
            ],
          },
        ],
        nextPage: {
          results: [
            { type: "app-bundles", id: "3" },
            ...ids.slice(6).map((id) => ({ type: "apps", id: String(id) })),
          ],
        },
      },
    },
  ];
  const data = JSON.stringify(page).replaceAll("<", "\\u003c");
  return html(`<script type="application/json" id="serialized-server-data">${data}</script>`);
}

function hints(term: string, { storefront }: Asked, fault: StubFault | null): Answer {
  // Without the storefront header, the store returns an empty list.
  const words = storefront === null ? [] : [`${term}`, `${term} map`, `${term} & co`, `${term} radar`];
  const items = changed(words, fault)
    .map((word) => `<dict><key>term</key><string>${word.replace("&", "&amp;")}</string></dict>`)
    .join("");
  const list = fault === "wrong-shape" ? "<string>none</string>" : `<array>${items}</array>`;
  return xml(
    `<plist version="1.0"><dict><key>title</key><string>Suggestions</string><key>hints</key>${list}</dict></plist>`,
  );
}

const REVIEWS = 73;

function reviews(url: URL, fault: StubFault | null): Answer {
  const page = Number(/page=(\d+)/.exec(url.pathname)?.[1] ?? 1);
  const numbers = Array.from({ length: REVIEWS }, (_, index) => index).slice((page - 1) * 50, page * 50);
  const rating = (number: number) => (fault === "wrong-shape" ? "many" : String(1 + (number % 5)));
  const entries = changed(numbers, fault).map(
    (
      number,
    ) => `<entry><updated>${new Date(Date.UTC(2026, 5, 1) - number * 3_600_000).toISOString()}</updated>
      <id>${9_000_000 + number}</id><title>Title ${number} &amp; more</title>
      <content type="text">Text of review ${number}</content><content type="html">&lt;b&gt;no&lt;/b&gt;</content>
      <im:rating>${rating(number)}</im:rating><im:version>1.${number}</im:version>
      <author><name>reader${number}</name><uri>https://itunes.apple.com/reviews/id${number}</uri></author></entry>`,
  );
  const app = "<entry><id>1</id><title>The app itself</title></entry>";
  return xml(
    `<feed xmlns:im="http://itunes.apple.com/rss" xmlns="http://www.w3.org/2005/Atom"><id>feed</id>${app}${entries.join("")}</feed>`,
  );
}

/** Returns the store's response to a request, changed by the fault. */
export function answer(kind: StubKind, asked: Asked, fault: StubFault | null): Answer {
  const { url } = asked;
  const [, country = "us"] = url.pathname.split("/");
  const term = url.searchParams.get("term") ?? "";
  const id = Number(/id=?(\d+)/.exec(url.pathname)?.[1] ?? 0);
  const known = (candidate: number) => candidate >= FIRST_ID && candidate < FIRST_ID + asked.apps;
  switch (kind) {
    case "search": {
      const storefront = url.searchParams.get("country") ?? "us";
      return listings(computeIds(term, storefront, asked), storefront, fault);
    }
    case "lookup": {
      const [, bundled] = /^com\.stub\.app(\d+)$/i.exec(url.searchParams.get("bundleId") ?? "") ?? [];
      const ids = (url.searchParams.get("id") ?? bundled ?? "").split(",").map(Number).filter(known);
      return listings(ids, url.searchParams.get("country") ?? "us", fault);
    }
    case "web":
      return searchPage(term, country, asked, fault);
    case "hints":
      return hints(term, asked, fault);
    case "reviews":
      return reviews(url, fault);
    case "chart": {
      const entries = changed(computeIds("chart", country, asked), fault).map((each) => ({
        id: { label: "app", attributes: { "im:id": String(each) } },
      }));
      const entry = entries.length === 1 ? entries[0] : entries;
      return json(fault === "wrong-shape" ? { feed: { entry: [{ id: 5 }] } } : { feed: { entry } });
    }
    case "product": {
      const links = fault === "wrong-shape" ? [] : [id, ...computeIds(String(id), country, asked), id + 40];
      return html(
        links
          .map((each) => `<a href="https://apps.apple.com/${country}/app/stub/id${each}?l=en">x</a>`)
          .join(""),
      );
    }
  }
}
