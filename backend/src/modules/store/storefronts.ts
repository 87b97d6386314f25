const CODES =
  "ae af ag ai al am ao ar at au az ba bb be bf bg bh bj bm bn bo br bs bt bw by bz ca cd cg ch ci cl cm cn co cr cv cy cz " +
  "de dk dm do dz ec ee eg es fi fj fm fr ga gb gd ge gh gm gr gt gw gy hk hn hr hu id ie il in iq is it jm jo jp ke " +
  "kg kh kn kr kw ky kz la lb lc lk lr lt lu lv ly ma md me mg mk ml mm mn mo mr ms mt mu mv mw mx my mz na ne ng ni " +
  "nl no np nr nz om pa pe pg ph pk pl pt pw py qa ro rs ru rw sa sb sc se sg si sk sl sn sr st sv sz tc td th tj tm tn " +
  "to tr tt tw tz ua ug us uy uz vc ve vg vn vu xk ye za zm zw";

// Apple's numeric storefront ids, where they are known.
const APPLE_IDS: Record<string, number> = {
  us: 143441,
  gb: 143444,
  ca: 143455,
  au: 143460,
  de: 143443,
  fr: 143442,
  jp: 143462,
  cn: 143465,
  in: 143467,
  br: 143503,
  ru: 143469,
  kr: 143466,
  it: 143450,
  es: 143454,
  mx: 143468,
  tr: 143480,
};

interface Storefront {
  code: string;
  name: string;
  appleId: number | null;
}

const names = new Intl.DisplayNames("en", { type: "region" });

const STOREFRONTS: ReadonlyMap<string, Storefront> = new Map(
  CODES.split(" ").map((code) => [
    code,
    { code, name: names.of(code.toUpperCase()) ?? code.toUpperCase(), appleId: APPLE_IDS[code] ?? null },
  ]),
);

export function isStorefront(country: string): boolean {
  return STOREFRONTS.has(country);
}

/** Apple's number of a storefront, `null` where it is not known. */
export function appleStorefrontId(country: string): number | null {
  return STOREFRONTS.get(country)?.appleId ?? null;
}
