import { Assignment } from "./assignment";
import { computeTotalRoom, computeBound } from "./bound";
import { computeCost, buildProblem } from "./problem";
import type { Candidate, AssignmentLocale } from "./types";

const locale = (code: string, name = "", subtitle = ""): AssignmentLocale => ({ code, name, subtitle });
const a = (keyword: string, popularity: number | null = 50, difficulty: number | null = 0): Candidate => ({
  keyword,
  popularity,
  difficulty,
});
const two = [locale("en-US"), locale("es-MX")];
/** Builds the problem, and a function that returns a keyword's item number. */
function pose(candidates: Candidate[], locales = two) {
  const problem = buildProblem(candidates, locales);
  const item = (keyword: string) => problem.items.findIndex((one) => one.keyword === keyword);
  return { problem, item, assignment: new Assignment(problem) };
}

describe("the problem", () => {
  test("a word costs its characters plus a comma, and a field has room for one more comma", () => {
    const { problem } = pose([a("rain radar")]);
    expect(problem.costs).toEqual([5, 6]);
    expect(computeCost([0, 1], problem.costs)).toBe(11);
    expect(problem.rooms).toEqual([101, 101]);
    expect(computeTotalRoom(problem)).toBe(202);
  });

  test("words are compared by their letters only, and each appears once in the problem", () => {
    const { problem } = pose([a("Rain  RADAR rain"), a("rain,radar"), a("radar map"), a("  "), a("ｍａｐ")]);
    expect(problem.items.map(({ keyword }) => keyword).sort()).toEqual(["map", "radar map", "rain radar"]);
    expect([...problem.words].sort()).toEqual(["map", "radar", "rain"]);
  });

  test("a field needs the words missing from the language's own name and subtitle, and no word of another language's", () => {
    const { problem, item } = pose(
      [a("rain radar"), a("lluvia radar")],
      [locale("en-US", "Rain"), locale("es-MX", "", "Lluvia")],
    );
    const words = (keyword: string) =>
      problem.items[item(keyword)]?.needs.map((own) => own?.map((word) => problem.words[word]) ?? null);
    expect(words("rain radar")).toEqual([["radar"], null]);
    expect(words("lluvia radar")).toEqual([null, ["radar"]]);
  });

  test("a keyword that fits exactly is kept, one more character is too long", () => {
    const { problem } = pose([a("x".repeat(100)), a("y".repeat(101))]);
    expect(problem.items).toHaveLength(1);
    expect(problem.leftOut).toEqual([{ keyword: "y".repeat(101), reason: "too-long" }]);
  });

  test.each([
    [a("x", null), "no-figures"],
    [a("x", 50, null), "no-figures"],
    [a("x", Number.NaN), "no-figures"],
    [a("x", 50, 100), "worth-nothing"],
    [a("x", 0), "worth-nothing"],
    [a("weather"), "already-shown"],
    [a("weather tiempo"), "split"],
  ])("%j is left out: %s", (candidate, reason) => {
    const { problem } = pose([candidate], [locale("en-US", "Weather"), locale("es-MX", "Tiempo")]);
    expect(problem.items).toEqual([]);
    expect(problem.leftOut).toEqual([{ keyword: candidate.keyword, reason }]);
  });

  test("the cost of a word is shared by the keywords that use it; items are ordered by value per cost", () => {
    const { problem } = pose([a("abc"), a("abc def", 60), a("xyz", 90)]);
    const shares = problem.items.map(({ keyword, share }) => [keyword, share]);
    expect(shares).toEqual([
      ["abc", 2],
      ["xyz", 4],
      ["abc def", 6],
    ]);
    expect(pose([a("bb"), a("aa"), a("cc")]).problem.items.map(({ keyword }) => keyword)).toEqual([
      "aa",
      "bb",
      "cc",
    ]);
  });

  test("the bound fills all room with the best keywords, the last one fractionally", () => {
    const { problem } = pose([a("abc", 90), a("wxyz", 50)]);
    expect([3, 4, 9, 100].map((room) => computeBound(problem, 0, room))).toEqual([67.5, 90, 140, 140]);
    expect(computeBound(problem, 0, 5)).toBe(100);
    expect(computeBound(problem, 1, 5)).toBe(50);
    expect(computeBound(problem, 2, 5)).toBe(0);
  });
});

describe("an assignment", () => {
  test("reserves room for a word once and releases it with the last keyword that needs it", () => {
    const { assignment, item } = pose([a("rain radar"), a("radar"), a("rain", 20)]);
    const [both, radar, rain] = [item("rain radar"), item("radar"), item("rain")];
    expect([assignment.price(both, 0), assignment.price(radar, 0)]).toEqual([11, 6]);
    assignment.put(both, 0);
    expect([assignment.price(radar, 0), assignment.price(rain, 0)]).toEqual([0, 0]);
    assignment.put(radar, 0);
    assignment.take(both);
    expect([assignment.price(both, 0), assignment.price(rain, 0)]).toEqual([5, 5]);
    expect(assignment.value).toBe(50);
    assignment.take(radar);
    expect([assignment.price(both, 0), assignment.price(both, 1)]).toEqual([11, 11]);
    expect(assignment.value).toBe(0);
    expect([...assignment.places]).toEqual([-1, -1, -1]);
  });

  test("keeps each word in one language", () => {
    const { assignment, item } = pose([a("rain radar"), a("radar map")]);
    assignment.put(item("rain radar"), 1);
    expect(assignment.price(item("radar map"), 0)).toBe(Infinity);
    expect(assignment.price(item("radar map"), 1)).toBe(4);
    expect(assignment.cheapest(item("radar map"))).toBe(1);
  });

  test("keeps each field within its room, which can be filled completely", () => {
    const [long, rest, more] = ["x".repeat(90), "y".repeat(9), "z".repeat(10)];
    const { assignment, item } = pose([a(long), a(rest), a(more)], [locale("en-US")]);
    assignment.put(item(long), 0);
    expect(assignment.price(item(rest), 0)).toBe(10);
    expect(assignment.price(item(more), 0)).toBe(Infinity);
    expect(assignment.cheapest(item(more))).toBe(-1);
  });

  test("assigns a keyword to the cheapest language, and on a tie to the one with the least room left", () => {
    const { assignment, item } = pose([a("rain"), a("radar"), a("rain map")]);
    expect(assignment.cheapest(item("rain"))).toBe(0);
    assignment.put(item("rain"), 1);
    expect(assignment.cheapest(item("radar"))).toBe(1);
    expect(assignment.cheapest(item("rain map"))).toBe(1);
  });

  test("restores any given state", () => {
    const { assignment, item } = pose([a("rain", 90), a("radar", 50), a("map", 20)]);
    assignment.put(item("rain"), 0);
    assignment.put(item("radar"), 0);
    const wanted = Int16Array.from([1, -1, 0]);
    assignment.restore(wanted);
    expect([...assignment.places]).toEqual([1, -1, 0]);
    expect(assignment.value).toBe(110);
    assignment.restore(Int16Array.from([-1, -1, -1]));
    expect([assignment.price(0, 0), assignment.price(0, 1), assignment.value]).toEqual([5, 5, 0]);
  });
});
