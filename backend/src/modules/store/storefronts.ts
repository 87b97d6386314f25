import { STOREFRONTS } from "@listwise/contracts/store";

// Apple's numeric ids of its 175 storefronts, as https://github.com/MichaelYochpaz/iSubRip has them. Those that
// https://github.com/facundoolano/app-store-scraper has (115 in July 2025) are the same.
const APPLE_IDS: ReadonlyMap<string, number> = new Map(
  `
  ae143481 af143610 ag143540 ai143538 al143575 am143524 ao143564 ar143505 at143445 au143460 az143568 ba143612
  bb143541 be143446 bf143578 bg143526 bh143559 bj143576 bm143542 bn143560 bo143556 br143503 bs143539 bt143577
  bw143525 by143565 bz143555 ca143455 cd143613 cg143582 ch143459 ci143527 cl143483 cm143574 cn143465 co143501
  cr143495 cv143580 cy143557 cz143489 de143443 dk143458 dm143545 do143508 dz143563 ec143509 ee143518 eg143516
  es143454 fi143447 fj143583 fm143591 fr143442 ga143614 gb143444 gd143546 ge143615 gh143573 gm143584 gr143448
  gt143504 gw143585 gy143553 hk143463 hn143510 hr143494 hu143482 id143476 ie143449 il143491 in143467 iq143617
  is143558 it143450 jm143511 jo143528 jp143462 ke143529 kg143586 kh143579 kn143548 kr143466 kw143493 ky143544
  kz143517 la143587 lb143497 lc143549 lk143486 lr143588 lt143520 lu143451 lv143519 ly143567 ma143620 md143523
  me143619 mg143531 mk143530 ml143532 mm143570 mn143592 mo143515 mr143590 ms143547 mt143521 mu143533 mv143488
  mw143589 mx143468 my143473 mz143593 na143594 ne143534 ng143561 ni143512 nl143452 no143457 np143484 nr143606
  nz143461 om143562 pa143485 pe143507 pg143597 ph143474 pk143477 pl143478 pt143453 pw143595 py143513 qa143498
  ro143487 rs143500 ru143469 rw143621 sa143479 sb143601 sc143599 se143456 sg143464 si143499 sk143496 sl143600
  sn143535 sr143554 st143598 sv143506 sz143602 tc143552 td143581 th143475 tj143603 tm143604 tn143536 to143608
  tr143480 tt143551 tw143470 tz143572 ua143492 ug143537 us143441 uy143514 uz143566 vc143550 ve143502 vg143543
  vn143471 vu143609 xk143624 ye143571 za143472 zm143622 zw143605
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
