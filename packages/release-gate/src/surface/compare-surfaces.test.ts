import { compareSurfaces } from "./compare-surfaces";

const before = { ui: { Button: ["b", "size"], Table: ["t"] } };

test.each([
  ["nothing", before, { removed: [], changed: [], added: [], bump: null }],
  [
    "a new export and a new optional part",
    { ui: { Button: ["b", "icon", "size"], Table: ["t"], Note: ["n"] } },
    { removed: [], changed: [], added: ["ui: Button", "ui: Note"], bump: "minor" },
  ],
  [
    "a removed export",
    { ui: { Button: ["b", "size"] } },
    { removed: ["ui: Table"], changed: [], added: [], bump: "major" },
  ],
  [
    "incompatible types",
    { ui: { Button: ["b"], Table: ["u"] } },
    { removed: [], changed: ["ui: Button", "ui: Table"], added: [], bump: "major" },
  ],
])("%s", (_, after, expected) => expect(compareSurfaces(before, after)).toEqual(expected));
