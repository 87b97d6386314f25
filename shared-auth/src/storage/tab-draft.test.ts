import { z } from "@listwise/contracts/zod";
import { clearSession, signIn } from "../session/change-session";
import { aSessionAnswer, aUser, resetSession, signInAs } from "../testing";
import { tabStorage } from "./safe-storage";
import { openTabDraft } from "./tab-draft";

const TextSchema = z.object({ text: z.string() });
const open = (name = "blog:new") => openTabDraft(name, TextSchema);
const signInAsOther = () => signIn(aSessionAnswer({ user: aUser({ id: 2 }) }));
const readStored = () => tabStorage.keys().map((key) => tabStorage.get(key));

beforeEach(() => {
  resetSession();
  signInAs("user");
});

test("a draft is read by the next editor of the same name, until it is removed", () => {
  open().write({ text: "Half a thought" });

  expect(open().read()).toEqual({ text: "Half a thought" });
  expect(open("blog:1").read()).toBeNull();
  open().remove();
  expect(open().read()).toBeNull();
});

test("a draft that doesn't match the schema is ignored", () => {
  openTabDraft("blog:new", z.number()).write(1);

  expect(open().read()).toBeNull();
});

test("a draft is there again for its user after the session ended", () => {
  open().write({ text: "Half a thought" });
  clearSession("expired");
  expect(open().read()).toBeNull();

  signInAs("user");

  expect(open().read()).toEqual({ text: "Half a thought" });
});

test("another user's sign-in removes all drafts of the tab", () => {
  open().write({ text: "Half a thought" });
  signInAsOther();

  expect(open().read()).toBeNull();
  expect(readStored()).toEqual([]);
});

test("an editor that is still open writes nothing into the next user's draft", () => {
  const before = open();
  signInAsOther();
  before.write({ text: "Half a thought" });

  expect(open().read()).toBeNull();
  expect(readStored()).toEqual([]);
});

test("a full storage keeps the draft that it has", () => {
  open().write({ text: "Half" });
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const full = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });

  expect(open().write({ text: "Half a thought" })).toBe(false);

  expect(open().read()).toEqual({ text: "Half" });
  full.mockRestore();
});
