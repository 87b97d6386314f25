import { getLetterIcon } from "./letter-icon";

test("a missing icon is replaced by the first letter, in a tone that depends on the name only", () => {
  expect(getLetterIcon(" übung").letter).toBe("Ü");
  expect(getLetterIcon("").letter).toBe("?");
  expect(getLetterIcon("Rainy Day")).toEqual(getLetterIcon("Rainy Day"));
  expect(new Set(["a", "b", "c", "d", "e", "f", "g"].map((name) => getLetterIcon(name).tone)).size).toBe(7);
});
