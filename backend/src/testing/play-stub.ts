import { startHttpStub, type HttpStub, type StubFault, type StubRequest } from "./http-stub";

/** Kinds of requests to Google Play. */
export type PlayKind = "search" | "next" | "details" | "safety" | "hints" | "reviews" | "chart";

const CALLS: Readonly<Record<string, PlayKind>> = {
  qnKhOb: "next",
  IJ4APc: "hints",
  UsvDTd: "reviews",
  vyAe2: "chart",
};
const NAMES = new Map(Object.entries(CALLS).map(([name, kind]) => [kind, name]));
const PAGE = 30;
const REVIEWS = 70;

export const playId = (index: number) => `com.stub.app${index}`;

/** Returns a list with values at some places and `null` at the others. */
function sparse(values: Readonly<Record<number, unknown>>): unknown[] {
  const length = Math.max(...Object.keys(values).map(Number)) + 1;
  return Array.from({ length }, (_, index) => values[index] ?? null);
}

/** Data of an app as a details page has it; newer pages keep some fields in the last element. */
function buildApp(index: number, { country, isNew }: { country: string; isNew: boolean }) {
  const version = [[["2.4.1"]], [null, [[[null, "8.0"]]]]];
  return sparse({
    0: [`Stub App ${index}`],
    9: ["Everyone"],
    19: ["$0.99 - $9.99 per item"],
    13: ["10,000+", 10_000, 12_345 + index, "10K+"],
    10: ["Mar 4, 2013", [1_362_380_400, 0]],
    51: [[null, 4.25], null, [null, 1200 + index]],
    57: [[[[[null, [[1_990_000, "USD", "$1.99"]]]]]]],
    68: [`Developer ${index % 4}`, [null, null, null, null, [null, null, `/store/apps/dev?id=${index % 4}`]]],
    72: [[null, `What app ${index} does<br>in ${country} &amp; beyond.`]],
    73: [[null, `Short text ${index}`]],
    78: [
      [1, 2, 3].map((shot) => [
        null,
        null,
        null,
        [null, null, `https://play-lh.example.com/${index}-${shot}`],
      ]),
    ],
    79: [[["Weather", null, "WEATHER"]]],
    95: [[null, null, null, [null, null, `https://play-lh.example.com/${index}`]]],
    ...(isNew
      ? { 147: { "141": version, "146": [["Nov 1, 2025", [1_761_955_200, 0]]] } }
      : { 140: version, 145: [["Nov 1, 2025", [1_761_955_200, 0]]] }),
  });
}

const buildItem = (index: number) => [
  sparse({
    0: [playId(index)],
    1: [null, null, null, [null, null, `https://play-lh.example.com/${index}`]],
    3: `Stub App ${index}`,
    4: ["4.3", 4.25],
    5: "Weather",
    8: [null, [[0, "USD"]]],
    13: [null, "A text"],
    14: `Developer ${index % 4}`,
  }),
];

/** An item in the form of older lists. */
const buildOldItem = (index: number) =>
  sparse({
    1: [null, [[null, null, null, [null, null, `https://play-lh.example.com/${index}`]]]],
    2: `Stub App ${index}`,
    4: [[[`Developer ${index % 4}`]]],
    6: [[null, null, [null, ["4.3", 4.25]]]],
    12: [playId(index)],
  });

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);

function change<T>(items: readonly T[], fault: StubFault | null): T[] {
  if (fault === "duplicates") return items.flatMap((item) => [item, item]);
  return fault === "reordered" ? items.toReversed() : [...items];
}

function page(blocks: Readonly<Record<string, unknown>>, links = "") {
  const scripts = Object.entries(blocks).map(
    ([key, data]) =>
      `<script nonce="x">AF_initDataCallback({key: '${key}', hash: '1', data:${JSON.stringify(data)}, sideChannel: {}});</script>`,
  );
  return {
    type: "text/html; charset=utf-8",
    body: `<!doctype html><html>${links}${scripts.join("")}</html>`,
  };
}

function call(kind: PlayKind, answer: unknown) {
  const envelope = [
    ["wrb.fr", NAMES.get(kind), answer === null ? null : JSON.stringify(answer), null, "generic"],
    ["di", 7],
  ];
  return { type: "application/json; charset=utf-8", body: `)]}'\n\n${JSON.stringify(envelope)}` };
}

/** Options of the stub: how many results a search has, and how its pages look. */
interface PlayStubOptions {
  results?: number;
  isNew?: boolean;
  port?: number;
}

/** Starts a stub that serves Google Play's public pages and calls in their known shapes. */
export function startPlayStub({ results = 45, isNew = true, port = 0 }: PlayStubOptions = {}): Promise<
  HttpStub<PlayKind>
> {
  function answer(kind: PlayKind, { url, body }: StubRequest, fault: StubFault | null) {
    const country = (url.searchParams.get("gl") ?? "US").toLowerCase();
    const isWrong = fault === "wrong-shape";
    switch (kind) {
      case "search": {
        if (fault === "empty") return page({ "ds:1": [1], "ds:4": [[null, null]] });
        const first = change(range(2, Math.min(PAGE, results) - 1), fault).map(buildItem);
        const token = results > PAGE ? "next-1" : null;
        // The app that the term names is above the list, and in the list again.
        const named = sparse({
          23: sparse({ 16: sparse({ 2: buildApp(1, { country, isNew }), 11: [[playId(1)]] }) }),
        });
        const list = sparse({
          22: [isWrong ? [[["?"]]] : [buildItem(1), ...first], [null, null, null, [null, token]]],
        });
        return page({ "ds:1": [1], "ds:4": [[null, [named, list]]] });
      }
      case "safety": {
        const kinds = (...names: string[]) => [names.map((name) => [[null, name]])];
        const declared = sparse({
          4: [kinds("Location"), kinds("Location", "Personal info")],
          9: [null, null, [[null, "Data is encrypted in transit"]]],
        });
        const app = sparse({ 138: fault === "empty" ? [] : declared });
        return page({ "ds:1": [1], "ds:3": isWrong ? [1] : [null, [null, null, [null, app]]] });
      }
      case "next": {
        if (isWrong) return call(kind, [[["?"]]]);
        const items = change(range(PAGE + 1, results - PAGE), fault).map(buildOldItem);
        return call(kind, [[[items, null, null, null, null, null, null, [null, null]]]]);
      }
      case "details": {
        const index = Number(/(\d+)$/.exec(url.searchParams.get("id") ?? "")?.[1] ?? 0);
        const app = buildApp(index, { country, isNew });
        const links = [index, index + 1, index + 4, 99].map(
          (other) => `<a href="/store/apps/details?id=${playId(other)}">x</a>`,
        );
        return page(
          { "ds:5": isWrong ? [null, [null, null, [[5]]]] : [null, [null, null, app]] },
          links.join(""),
        );
      }
      case "hints":
        if (fault === "empty") return call(kind, null);
        return call(kind, isWrong ? [[5]] : [[[["rain"], ["rain map"], ["rain & co"]]]]);
      case "reviews": {
        if (fault === "empty") return call(kind, []);
        const count = Math.min(
          REVIEWS,
          Number(/\[2,2,\[(\d+)/.exec(new URLSearchParams(body).get("f.req") ?? "")?.[1] ?? 0),
        );
        const reviews = range(0, count).map((index) =>
          isWrong
            ? ["id"]
            : sparse({
                0: `r${index}`,
                1: [`reader${index}`],
                2: 1 + (index % 5),
                4: `Text of review ${index}`,
                5: [1_780_000_000 - index * 60, 0],
                10: "2.4.1",
              }),
        );
        return call(kind, [reviews, [null, "token"]]);
      }
      case "chart":
        return call(
          kind,
          isWrong ? [[1]] : [[null, [sparse({ 28: [change(range(1, 20), fault).map(buildItem)] })]]],
        );
    }
  }
  return startHttpStub({
    calls: { search: 0, next: 0, details: 0, safety: 0, hints: 0, reviews: 0, chart: 0, unknown: 0 },
    findKind: ({ pathname, searchParams }) => {
      if (pathname === "/store/search") return "search";
      if (pathname === "/store/apps/details") return "details";
      if (pathname === "/store/apps/datasafety") return "safety";
      return pathname === "/_/PlayStoreUi/data/batchexecute"
        ? CALLS[searchParams.get("rpcids") ?? ""]
        : undefined;
    },
    answer,
    port,
  });
}
