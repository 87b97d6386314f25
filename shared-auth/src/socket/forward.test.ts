import { bus } from "../events/bus";
import { getFingerprint } from "../session/fingerprint";
import { getSession } from "../session/session.store";
import { recordPage, resetSession, signInAs } from "../testing";
import { forwarders } from "./forward";

let record = recordPage().record;
beforeEach(() => {
  resetSession();
  record = recordPage().record;
  signInAs("user", { id: 5 });
});

test("server events reach the bus", () => {
  const heard = jest.fn();
  const off = bus.on("rank:updated", heard);

  forwarders["rank:updated"]({ appId: 1, keyword: "chess", country: "us" });

  expect(heard).toHaveBeenCalledWith({ appId: 1, keyword: "chess", country: "us" });
  off();
});

test("an alert reaches the bus", () => {
  const heard = jest.fn();
  const off = bus.on("alert:raised", heard);
  const alert = { id: 9, appId: 1, appName: "Chess", keyword: "chess", country: "us" };

  forwarders["alert:raised"]({ ...alert, previousRank: 201, currentRank: 8 });

  expect(heard).toHaveBeenCalledWith({ ...alert, previousRank: 201, currentRank: 8 });
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
])("the end of %s's session does not concern this page", (_whose, event) => {
  forwarders.session_terminated(event);

  expect(getSession().status).toBe("signed-in");
});

test("F25 the end of this session is announced once, however often the event arrives", () => {
  const event = { userId: 5, fingerprint: getFingerprint(), message: "Bye" };
  forwarders.session_terminated(event);
  forwarders.session_terminated(event);

  expect(getSession().status).toBe("anonymous");
  expect(record.alerts).toHaveLength(1);
});

test("F25 a job's progress never decreases and it ends once, in whatever order events arrive", () => {
  const heard: unknown[] = [];
  const offs = [
    bus.on("job:progressed", ({ percent }) => heard.push(percent)),
    bus.on("job:finished", ({ status }) => heard.push(status)),
  ];
  const progress = (percent: number) => {
    const job = { jobId: "job-25", kind: "crawl", total: 10, processed: percent / 10, failed: 0 };
    forwarders["job:progress"]({ ...job, percent });
  };
  const done = () => {
    forwarders["job:done"]({ jobId: "job-25", kind: "crawl", status: "completed", message: "" });
  };

  [10, 30, 20, 30, 50].forEach(progress);
  done();
  progress(90);
  done();

  expect(heard).toEqual([10, 30, 50, "completed"]);
  offs.forEach((off) => {
    off();
  });
});
