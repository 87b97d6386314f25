import { spyOnBus } from "../testing";
import { announceRelation } from "./announce-relation";

const app = { id: 7, storeId: "907", name: "Rival" };
const tracked = { app, relation: "competitor" } as const;

test.each([
  ["a tracked app", [tracked], true, "app:relation-changed", { relation: "competitor" }],
  ["an app that is no longer tracked", [], false, "app:unfollowed", {}],
] as const)("%s is announced", (_, list, expected, event, extra) => {
  const events = spyOnBus();
  expect(announceRelation(app, list)).toBe(expected);
  expect(events.getPayloads(event)).toEqual([{ appId: 7, storeId: "907", name: "Rival", ...extra }]);
  events.stop();
});
