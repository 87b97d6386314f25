import { appsEndpoints } from "@listwise/contracts/apps";
import {
  keywordEntriesEndpoints,
  keywordListsEndpoints,
  userKeywordsEndpoints,
} from "@listwise/contracts/keywords";
import { optimizerEndpoints } from "@listwise/contracts/tools";
import { giveLimit } from "../../testing/give-limit";
import { startTestApp, type TestApp } from "../../testing/test-app";
import { createSampleStoreIds } from "../../testing/sample-store-ids";

const { add, update, remove, edit, move, restore, markIrrelevant } = keywordEntriesEndpoints;
const [PHOTO = "", PUZZLE = ""] = createSampleStoreIds(2);

let test: TestApp;
beforeAll(async () => void (test = await startTestApp()));
afterAll(() => test.close());

async function owner() {
  const user = await test.asUser({ plan: "pro" });
  const track = async (storeId: string) =>
    (await user.call(appsEndpoints.followByStoreId, { body: { storeId, relation: "own" } })).data.id;
  const [photo, puzzle] = [await track(PHOTO), await track(PUZZLE)];
  const put = async (appId: number, keywordText: string, country = "us") =>
    (await user.call(add, { body: { appId, keywordText, country } })).data;
  const list = async () => (await user.call(userKeywordsEndpoints.list)).data;
  const places = async () =>
    (await list()).map(({ keywordText, appId, country }) => [keywordText, appId, country]).sort();
  return { ...user, photo, puzzle, put, list, places };
}

it("the same keyword is on the lists of two apps, and counts once", async () => {
  const user = await owner();
  await giveLimit(test, user.id, "max_tracked_keywords", 2);
  await user.put(user.photo, "collage");
  await user.put(user.puzzle, "Collage ");
  await user.put(user.puzzle, "brain");
  const full = await user.request(add, { body: { appId: user.photo, keywordText: "filter" } });
  expect(full).toMatchObject({
    status: 403,
    body: { details: { feature: "max_tracked_keywords", usage: { current: 2, limit: 2 } } },
  });
  await user.put(user.photo, "brain");
  const twice = await user.request(add, { body: { appId: user.photo, keywordText: "brain" } });
  expect(twice).toMatchObject({ status: 409, body: { code: "CONFLICT", message: "Already Tracked" } });
  expect(await user.places()).toEqual(
    [
      ["brain", user.photo, "us"],
      ["brain", user.puzzle, "us"],
      ["collage", user.photo, "us"],
      ["collage", user.puzzle, "us"],
    ].sort(),
  );
});

it("bulk lines join one list; keywords of another list take no room", async () => {
  const user = await owner();
  await giveLimit(test, user.id, "max_tracked_keywords", 2);
  await user.put(user.photo, "collage");
  const items = ["collage", "filter", "frame"].map((keywordText) => ({ keywordText, tags: ["New"] }));
  const answer = await user.call(keywordListsEndpoints.addMany, { body: { appId: user.puzzle, items } });
  expect(answer.data.map(({ result }) => result)).toEqual(["added", "added", "over-limit"]);
  expect(answer.keywords.map(({ appId, tags }) => [appId, tags])).toEqual([
    [user.puzzle, ["New"]],
    [user.puzzle, ["New"]],
  ]);
});

it("an entry changes its fields, relevance, list and country", async () => {
  const user = await owner();
  const { id } = await user.put(user.photo, "collage");
  const { data } = await user.call(update, {
    params: { id },
    body: {
      category: "Brand",
      notes: "n",
      isFavorite: true,
      tags: ["a", "A", "b"],
      isIrrelevant: true,
      appId: user.puzzle,
      country: "de",
    },
  });
  expect(data).toMatchObject({
    id,
    category: "Brand",
    notes: "n",
    isFavorite: true,
    tags: ["a", "b"],
    isIrrelevant: true,
    appId: user.puzzle,
    country: "de",
  });
  // The older address does the same for the same entry.
  const plain = await user.call(userKeywordsEndpoints.update, { params: { id }, body: { notes: "m" } });
  expect(plain.data).toMatchObject({ notes: "m", category: "Brand", isFavorite: true, tags: ["a", "b"] });
});

it("a bulk edit sets category, favorite, tags and relevance of all entries or none", async () => {
  const user = await owner();
  const entries = [await user.put(user.photo, "one"), await user.put(user.puzzle, "two")];
  const ids = entries.map(({ id }) => id);
  const change = { category: "Core", isFavorite: true, addTags: ["x", "y"], isIrrelevant: true };
  const { data } = await user.call(edit, { body: { ids, change } });
  for (const entry of data) {
    expect(entry).toMatchObject({ category: "Core", isFavorite: true, tags: ["x", "y"], isIrrelevant: true });
  }
  await user.call(edit, { body: { ids, change: { removeTags: ["X"], isIrrelevant: false } } });
  expect((await user.list()).map(({ tags, isIrrelevant }) => [tags, isIrrelevant])).toEqual([
    [["y"], false],
    [["y"], false],
  ]);
  const unknown = await user.request(edit, { body: { ids: [...ids, 999_999], change: { category: "No" } } });
  expect(unknown).toMatchObject({ status: 404 });
  const many = Array.from({ length: 20 }, (_, n) => `tag ${n}`);
  const tooMany = await user.request(edit, { body: { ids, change: { addTags: many } } });
  expect(tooMany).toMatchObject({ status: 400, body: { code: "VALIDATION_FAILED" } });
  expect((await user.list()).map(({ category }) => category)).toEqual(["Core", "Core"]);
});

it("moving onto a keyword that is already there is refused with its name, and nothing moves", async () => {
  const user = await owner();
  const [moving, free] = [await user.put(user.photo, "collage"), await user.put(user.photo, "free")];
  await user.put(user.puzzle, "collage");
  const before = await user.places();
  const ids = [free.id, moving.id];
  const refused = await user.request(move, { body: { ids, appId: user.puzzle } });
  expect(refused).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  expect(refused.body.message).toContain("“collage”");
  const nowhere = await user.request(move, { body: { ids, country: "zz" } });
  expect(nowhere).toMatchObject({ status: 400, body: { code: "UNKNOWN_COUNTRY" } });
  expect(await user.places()).toEqual(before);
});

it("entries move or are copied to another list or country, with their notes and tags", async () => {
  const user = await owner();
  const { id } = await user.put(user.photo, "collage");
  await user.call(update, { params: { id }, body: { notes: "kept", tags: ["t"] } });
  const copies = await user.call(move, { body: { ids: [id], country: "de", copy: true } });
  expect(copies.data).toMatchObject([{ country: "de", appId: user.photo, notes: "kept", tags: ["t"] }]);
  const moved = await user.call(move, { body: { ids: [id], appId: null } });
  expect(moved.data).toMatchObject([{ id, appId: null, country: "us", notes: "kept" }]);
  expect(await user.places()).toEqual(
    [
      ["collage", null, "us"],
      ["collage", user.photo, "de"],
    ].sort(),
  );
  // Two countries of one keyword would be one entry.
  const both = (await user.list()).map((entry) => entry.id);
  const clash = await user.request(move, { body: { ids: both, appId: user.puzzle, country: "fr" } });
  expect(clash).toMatchObject({ status: 409 });
});

it("S47: copying to another country counts, and is refused at the limit", async () => {
  const user = await owner();
  await giveLimit(test, user.id, "max_tracked_keywords", 2);
  const ids = [(await user.put(user.photo, "one")).id, (await user.put(user.photo, "two")).id];
  const copy = { ids, copy: true };
  expect(await user.request(move, { body: { ...copy, country: "de" } })).toMatchObject({
    status: 403,
    body: {
      message: "You track 2 of 2 keywords, and this needs 2 more. Untrack keywords or upgrade your plan.",
      details: { usage: { current: 2, limit: 2, remaining: 0 }, needed: 2 },
    },
  });
  expect(await user.request(move, { body: { ...copy, appId: user.puzzle } })).toMatchObject({ status: 200 });
  expect(await user.list()).toHaveLength(4);
});

it("the undo of a removal restores ids, dates and order, notes and tags", async () => {
  const user = await owner();
  const entries = [];
  for (const text of ["one", "two", "three"]) entries.push(await user.put(user.photo, text));
  const [first, second] = entries;
  if (!first || !second) throw new Error("not added");
  await user.call(update, {
    params: { id: second.id },
    body: { notes: "kept", tags: ["t"], isFavorite: true },
  });
  const before = await user.list();
  await user.call(remove, { params: { id: first.id } });
  await user.call(keywordListsEndpoints.removeMany, { body: { ids: [second.id] } });
  expect(await user.list()).toHaveLength(1);
  await user.call(restore, { body: { ids: [first.id, second.id] } });
  expect(await user.list()).toEqual(before);
  expect(await user.request(restore, { body: { ids: [first.id] } })).toMatchObject({ status: 404 });
});

it("the undo is refused if the keyword is on its list again, and stays possible", async () => {
  const user = await owner();
  const [one, two] = [await user.put(user.photo, "one"), await user.put(user.photo, "two")];
  const ids = [one.id, two.id];
  await user.call(keywordListsEndpoints.removeMany, { body: { ids } });
  const again = await user.put(user.photo, "one");
  expect(await user.request(restore, { body: { ids } })).toMatchObject({ status: 409 });
  expect(await user.places()).toEqual([["one", user.photo, "us"]]);
  await user.call(remove, { params: { id: again.id } });
  expect(await user.request(restore, { body: { ids } })).toMatchObject({ status: 200 });
});

it("S13: no one changes, removes or restores another user's entries", async () => {
  const [user, stranger] = [await owner(), await owner()];
  const { id } = await user.put(user.photo, "mine");
  const params = { id };
  expect(await stranger.request(update, { params, body: { notes: "x" } })).toMatchObject({ status: 404 });
  expect(await stranger.request(remove, { params })).toMatchObject({ status: 404 });
  expect(await stranger.request(edit, { body: { ids: [id], change: {} } })).toMatchObject({ status: 404 });
  expect(await stranger.request(move, { body: { ids: [id], appId: null } })).toMatchObject({ status: 404 });
  await user.call(remove, { params });
  expect(await stranger.request(restore, { body: { ids: [id] } })).toMatchObject({ status: 404 });
});

it("tools get the keywords of their app's list only, without irrelevant ones", async () => {
  const user = await owner();
  await user.put(user.photo, "collage");
  await user.put(user.photo, "weather");
  await user.put(user.puzzle, "brain");
  await user.call(markIrrelevant, {
    params: { id: user.photo },
    body: { keywords: ["Weather"], isIrrelevant: true },
  });
  const find = async (appId: number) =>
    (await user.call(optimizerEndpoints.keywords, { query: { appId } })).data.map(({ keyword }) => keyword);
  expect(await find(user.photo)).toEqual(["collage"]);
  expect(await find(user.puzzle)).toEqual(["brain"]);
  const listed = await user.call(keywordEntriesEndpoints.list, { params: { id: String(user.photo) } });
  expect(listed.data.map(({ keywordText, isIrrelevant }) => [keywordText, isIrrelevant])).toEqual([
    ["weather", true],
    ["collage", false],
  ]);
});
