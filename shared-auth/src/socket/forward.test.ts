import { bus } from "../events/bus";
import { fingerprint } from "../session/fingerprint";
import { getSession } from "../session/session.store";
import { recordPage, resetSession, signInAs } from "../testing";
import { forwarders } from "./forward";

let record = recordPage().record;
beforeEach(() => {
  resetSession();
  record = recordPage().record;
  signInAs("user", { id: 5 });
});

test("what the server says reaches the bus", () => {
  const heard = jest.fn();
  const off = bus.on("rank:updated", heard);

  forwarders["rank:updated"]({ appId: 1, keyword: "chess", country: "us" });

  expect(heard).toHaveBeenCalledWith({ appId: 1, keyword: "chess", country: "us" });
  off();
});

test("a payload of another shape is dropped", () => {
  jest.spyOn(console, "warn").mockImplementation(() => {});
  const heard = jest.fn();
  const off = bus.on("rank:updated", heard);

  forwarders["rank:updated"]({ appId: "1" });

  expect(heard).not.toHaveBeenCalled();
  off();
});

test.each([
  ["another user", { userId: 6, message: "Bye" }],
  ["another browser", { userId: 5, fingerprint: "elsewhere", message: "Bye" }],
])("the end of the session of %s is not ours", (_whose, event) => {
  forwarders.session_terminated(event);

  expect(getSession().status).toBe("signed-in");
});

test("the end of this session is told once, however often the event comes", () => {
  const event = { userId: 5, fingerprint: fingerprint(), message: "Bye" };
  forwarders.session_terminated(event);
  forwarders.session_terminated(event);

  expect(getSession().status).toBe("anonymous");
  expect(record.alerts).toHaveLength(1);
});
