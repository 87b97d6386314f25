import { z } from "../zod";
import { parseAnswer } from "./parse-answer";

const App = z.object({
  name: z.string(),
  languages: z.array(z.string()),
  genres: z.optional(z.nullable(z.array(z.object({ id: z.number(), names: z.array(z.string()) })))),
});
const Answer = z.object({ data: z.array(App) });
const parse = (app: object) => parseAnswer(Answer, { data: [{ name: "A", languages: [], ...app }] });

test("lists may be JSON text, at any depth", () => {
  const genres = JSON.stringify([{ id: 1, names: JSON.stringify(["Weather"]) }]);
  const expected = { name: "A", languages: ["en", "de"], genres: [{ id: 1, names: ["Weather"] }] };
  expect(parse({ languages: '["en","de"]', genres }).data).toEqual({ data: [expected] });
  expect(parse({ languages: ["en", "de"], genres: expected.genres }).data).toEqual({ data: [expected] });
  expect(parseAnswer(Answer, { data: JSON.stringify([expected]) }).data).toEqual({ data: [expected] });
});

test("texts stay texts", () => {
  expect(parse({ name: "[1]" }).data?.data[0]?.name).toBe("[1]");
});

test.each([
  ["text that isn't JSON", "en, de"],
  ["broken JSON", '["en"'],
  ["JSON of something else", '{"0":"en"}'],
  ["a list of something else", "[1]"],
  ["a number", 1],
])("%s is no list", (_, languages) => {
  expect(parse({ languages }).success).toBe(false);
});
