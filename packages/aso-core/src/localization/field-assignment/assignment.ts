import type { Problem } from "./problem";

const UNASSIGNED = -1;

/** Assignment of keywords to languages; keeps each word in at most one language and each field within its room. */
export class Assignment {
  /** Language index of each keyword, -1 if unassigned. */
  readonly places: Int16Array;
  value = 0;
  private readonly owners: Int16Array;
  private readonly uses: Uint16Array;
  private readonly rooms: number[];

  constructor(private readonly problem: Problem) {
    this.places = new Int16Array(problem.items.length).fill(UNASSIGNED);
    this.owners = new Int16Array(problem.words.length).fill(UNASSIGNED);
    this.uses = new Uint16Array(problem.words.length);
    this.rooms = [...problem.rooms];
  }

  /** Returns the room that a keyword would take in a language, `Infinity` if it can't be assigned there. */
  price(item: number, locale: number): number {
    const needs = this.problem.items[item]?.needs[locale];
    if (!needs) return Infinity;
    let price = 0;
    for (const word of needs) {
      const owner = this.owners[word];
      if (owner === UNASSIGNED) price += this.problem.costs[word] ?? 0;
      else if (owner !== locale) return Infinity;
    }
    return price <= (this.rooms[locale] ?? 0) ? price : Infinity;
  }

  /**
   * Returns the language in which a keyword takes the least room, on a tie the one with the least room left; -1 if none
   * fits.
   */
  cheapest(item: number): number {
    let [best, least, left] = [UNASSIGNED, Infinity, Infinity];
    for (let locale = 0; locale < this.rooms.length; locale++) {
      const price = this.price(item, locale);
      const room = this.rooms[locale] ?? 0;
      if (price === Infinity || price > least || (price === least && room >= left)) continue;
      [best, least, left] = [locale, price, room];
    }
    return best;
  }

  put(item: number, locale: number): void {
    const { needs, value } = this.problem.items[item] ?? { needs: [], value: 0 };
    for (const word of needs[locale] ?? []) {
      if (this.uses[word] === 0) {
        this.owners[word] = locale;
        this.rooms[locale] = (this.rooms[locale] ?? 0) - (this.problem.costs[word] ?? 0);
      }
      this.uses[word] = (this.uses[word] ?? 0) + 1;
    }
    this.places[item] = locale;
    this.value += value;
  }

  take(item: number): void {
    const locale = this.places[item] ?? UNASSIGNED;
    const { needs, value } = this.problem.items[item] ?? { needs: [], value: 0 };
    for (const word of needs[locale] ?? []) {
      this.uses[word] = (this.uses[word] ?? 1) - 1;
      if (this.uses[word] === 0) {
        this.owners[word] = UNASSIGNED;
        this.rooms[locale] = (this.rooms[locale] ?? 0) + (this.problem.costs[word] ?? 0);
      }
    }
    this.places[item] = UNASSIGNED;
    this.value -= value;
  }

  /** Changes the assignment to `places`. */
  restore(places: Int16Array): void {
    for (let item = 0; item < places.length; item++) {
      if (this.places[item] !== UNASSIGNED && this.places[item] !== places[item]) this.take(item);
    }
    for (let item = 0; item < places.length; item++) {
      const place = places[item] ?? UNASSIGNED;
      if (place !== UNASSIGNED && this.places[item] !== place) this.put(item, place);
    }
  }
}
