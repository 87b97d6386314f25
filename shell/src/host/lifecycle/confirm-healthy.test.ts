import { SLOW_MOUNT_CODE } from "@listwise/contracts/site";
import { waitFor } from "@testing-library/react";
import { getLastKnownGood } from "../delivery/last-known-good";
import { connectHost } from "../ports";
import type { RemoteRuntime } from "../remote-runtime";
import { aRegistry, aRemote, aVersion, createRuntime } from "../testing/a-registry";
import { confirmHealthy } from "./confirm-healthy";

jest.mock("../timeouts", () => ({
  ...jest.requireActual("../timeouts"),
  HEALTHY_AFTER_MS: 100,
  EMPTY_MOUNT_MS: 300,
}));

const report = jest.fn(() => Promise.resolve<string | undefined>(undefined));
const mounted = jest.fn(() => Promise.resolve(undefined));
const onEmpty = jest.fn();
const release = { ...aRemote(), ...aVersion("1.0.0-aaaaaaaa") };
let runtime: RemoteRuntime;

let failed: jest.SpyInstance;

beforeEach(() => {
  failed = jest.spyOn(console, "error").mockReturnValue();
  for (const mock of [report, mounted, onEmpty]) mock.mockClear();
  report.mockResolvedValue(undefined);
  mounted.mockResolvedValue(undefined);
  connectHost({ report, mounted });
  localStorage.clear();
  runtime = createRuntime(aRegistry(aRemote()));
});

function watch(html: string | undefined, mountMs = 0) {
  const page = html === undefined ? undefined : document.createElement("div");
  if (page && html !== undefined) page.innerHTML = html;
  const good = confirmHealthy(runtime, { release, page, onEmpty });
  good.start(mountMs);
  return { page, good };
}

test.each([
  "<p>Keywords</p>",
  "<a href='/x'></a>",
  "<button></button>",
  "<div tabindex='0'></div>",
  "<img alt=''>",
  "<canvas></canvas>",
  "<div role='status' aria-busy='true'></div>",
  undefined,
])("a page with %s, or a widget, is healthy", async (html) => {
  const { good } = watch(html);
  await waitFor(() =>
    expect(mounted).toHaveBeenCalledWith({ remote: release.name, version: release.version }),
  );
  expect(good.isSettled()).toBe(true);
  expect(getLastKnownGood(runtime, release.name)?.version).toBe(release.version);
  expect(onEmpty).not.toHaveBeenCalled();
});

test("F57 a page without text and without anything to interact with is empty", async () => {
  const { good } = watch("<main><div> </div><span></span></main>");
  await waitFor(() => expect(onEmpty).toHaveBeenCalledTimes(1));
  expect(mounted).not.toHaveBeenCalled();
  expect(good.isSettled()).toBe(false);
  expect(getLastKnownGood(runtime, release.name)).toBeNull();
});

test("a page that shows something in time is healthy, and one that was left says nothing", async () => {
  const { page } = watch("");
  if (page) page.textContent = "Here";
  await waitFor(() => expect(mounted).toHaveBeenCalled());
  expect(onEmpty).not.toHaveBeenCalled();
  const left = watch("");
  left.good.stop();
  const kept = watch("");
  await waitFor(() => expect(onEmpty).toHaveBeenCalled());
  expect(onEmpty).toHaveBeenCalledTimes(1);
  kept.good.stop();
});

test("F57 a mount of more than 5 seconds is reported as slow, not as a mount, and is no error", async () => {
  const warned = jest.spyOn(console, "warn").mockReturnValue();
  watch("Here", 5_001);
  await waitFor(() =>
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ remote: release.name, phase: "mount", code: SLOW_MOUNT_CODE }),
    ),
  );
  expect(mounted).not.toHaveBeenCalled();
  expect(warned.mock.calls).toEqual([
    [`${release.name}: mount was slow (${SLOW_MOUNT_CODE})`, new Error(`Mounting ${release.name} took 5 s`)],
  ]);
  expect(failed).not.toHaveBeenCalled();
  watch("Here", 5_000);
  await waitFor(() => expect(mounted).toHaveBeenCalled());
  expect(report).toHaveBeenCalledTimes(1);
});

test("a previewed version does not become the fallback of later visits", async () => {
  const preview = { label: "PR 42", versions: { [release.name]: release.version }, expiresAt: "2026-12-07" };
  runtime = createRuntime({ ...aRegistry(aRemote()), preview });
  const { good } = watch("Here");
  await waitFor(() => expect(good.isSettled()).toBe(true));
  expect(getLastKnownGood(runtime, release.name)).toBeNull();
});
