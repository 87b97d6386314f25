import { insertText } from "./insert-text";

test("words are added after the word at the cursor", () => {
  expect(insertText("Find a path. Walk.", "trail maps", 8, " ")).toBe("Find a path trail maps. Walk.");
  expect(insertText("Find a", "path", 6, " ")).toBe("Find a path");
  expect(insertText("One\nTwo", "more", 4, " ")).toBe("One\nTwo more");
  expect(insertText("One\n\nTwo", "more", 4, " ")).toBe("One\nmore\nTwo");
  expect(insertText("", "path", 0, " ")).toBe("path");
});

test("a cursor at the start adds to the end, because fields begin there without a click", () => {
  expect(insertText("Trail Radar", "maps", 0, " ")).toBe("Trail Radar maps");
});

test("keywords are separated by one comma", () => {
  expect(insertText("hike, ", "maps,gps", 6, ",")).toBe("hike,maps,gps");
  expect(insertText("hike,walk", "maps", 2, ",")).toBe("hike,maps,walk");
  expect(insertText("", "maps", 0, ",")).toBe("maps");
});
