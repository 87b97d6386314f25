import { STOREFRONTS } from "@listwise/contracts/store";

// Apple's numeric storefront ids, where known, as https://github.com/facundoolano/app-store-scraper had them in July 2025.
const APPLE_IDS: ReadonlyMap<string, number> = new Map(
  `
  ae143481 ai143538 am143524 ao143564 ar143505 at143445 au143460 az143568 bb143541 be143446 bg143526 bh143559
  bm143542 bn143560 bo143556 br143503 bw143525 by143565 bz143555 ca143455 ch143459 cl143483 cn143465 co143501
  cr143495 cy143557 cz143489 de143443 dk143458 dm143545 dz143563 ec143509 ee143518 eg143516 es143454 fi143447
  fr143442 gb143444 gd143546 gh143573 gr143448 gt143504 gy143553 hk143463 hn143510 hr143494 hu143482 id143476
  ie143449 il143491 in143467 is143558 it143450 jm143511 jo143528 jp143462 ke143529 kr143466 kw143493 ky143544
  lb143497 lk143486 lt143520 lu143451 lv143519 mg143531 mk143530 ml143532 mo143515 ms143547 mt143521 mu143533
  mx143468 my143473 ne143534 ng143561 ni143512 nl143452 no143457 np143484 nz143461 om143562 pa143485 pe143507
  ph143474 pk143477 pl143478 pt143453 py143513 qa143498 ro143487 ru143469 sa143479 se143456 sg143464 si143499
  sk143496 sn143535 sr143554 sv143506 th143475 tn143536 tr143480 tw143470 tz143572 ua143492 ug143537 us143441
  uy143514 uz143566 ve143502 vg143543 vn143471 ye143571 za143472
  `
    .trim()
    .split(/\s+/)
    .map((entry): [string, number] => [entry.slice(0, 2), Number(entry.slice(2))]),
);

const codes: ReadonlySet<string> = new Set(STOREFRONTS);

/** Returns true for the code of a storefront that the product knows, in lowercase. */
export function isStorefront(country: string): boolean {
  return codes.has(country);
}

/** Returns Apple's id of a storefront, or `null` if it isn't known. */
export function getAppleStorefrontId(country: string): number | null {
  return APPLE_IDS.get(country) ?? null;
}
