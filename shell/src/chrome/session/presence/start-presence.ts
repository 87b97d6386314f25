import {
  PRESENCE_REPORT_INTERVAL_MS,
  PRESENCE_START_DELAY_MS,
  presenceEndpoints,
} from "@listwise/contracts/account";
import {
  getAccessToken,
  ApiError,
  bus,
  call,
  getFingerprint,
  getSession,
  log,
  useConnection,
} from "@listwise/shared-auth";
import { describeBrowser } from "./describe-browser";

const HEARTBEAT_MS = 30_000;
const MAX_PAGE_CHARS = 500;

const isHidden = () => document.visibilityState === "hidden";
const isLoggedIn = () => getAccessToken() !== null && getSession().user !== null;

async function report(): Promise<void> {
  const described = await describeBrowser();
  const currentPage = window.location.pathname.slice(0, MAX_PAGE_CHARS);
  const body = { ...described, currentPage, fingerprint: getFingerprint(), hidden: isHidden() };
  await call(presenceEndpoints.report, { body });
}

/**
 * Reports the current page: one second after load, on every page change, when the tab is hidden or shown, and
 * every 30 seconds while visible; at most once in five seconds. Ends automatically on logout. Returns a
 * function that stops it.
 */
export function startPresence(): () => void {
  let sentAt = Number.NEGATIVE_INFINITY;
  let due: ReturnType<typeof setTimeout> | undefined;
  let offs: (() => void)[] = [];

  function stop(): void {
    clearTimeout(due);
    offs.forEach((off) => {
      off();
    });
    offs = [];
  }

  function send(): void {
    due = undefined;
    if (!isLoggedIn()) {
      stop();
      return;
    }
    if (useConnection.getState().status !== "online") return;
    sentAt = performance.now();
    report().catch((problem: unknown) => {
      log.warn("the activity report failed", problem);
      if (problem instanceof ApiError && problem.status === 401) stop();
    });
  }

  function request(): void {
    due ??= setTimeout(send, Math.max(0, sentAt + PRESENCE_REPORT_INTERVAL_MS - performance.now()));
  }

  function begin(): void {
    request();
    const heartbeat = setInterval(() => {
      if (!isHidden()) request();
    }, HEARTBEAT_MS);
    document.addEventListener("visibilitychange", request);
    offs = [
      bus.on("route:changed", request),
      () => {
        clearInterval(heartbeat);
      },
      () => {
        document.removeEventListener("visibilitychange", request);
      },
    ];
  }

  const first = setTimeout(begin, PRESENCE_START_DELAY_MS);
  return () => {
    clearTimeout(first);
    stop();
  };
}
