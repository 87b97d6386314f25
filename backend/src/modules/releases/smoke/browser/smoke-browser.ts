import type { User } from "@listwise/contracts/auth";

/** A request of a page in the smoke browser. */
export interface PageRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
}

/** The response to a request of a page. */
export interface PageResponse {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Responds to the requests of a page to the site's own origin. */
export type Serve = (request: PageRequest) => Promise<PageResponse>;

/** An accessibility rule that a page breaks. */
export interface AxeViolation {
  id: string;
  impact: string | null;
  help: string;
  count: number;
  /** The first element that breaks it. */
  html: string;
}

/** State and events of a page that was opened. */
export interface Observation {
  /** Path of the page that was shown in the end. */
  path: string;
  /** Slot of the expected remote: its state and the version in it; `null` without one. */
  slot: { status: string | null; version: string | null } | null;
  /** True if there was neither text nor anything to interact with, and nothing was being waited for. */
  isEmpty: boolean;
  isCrashed: boolean;
  isTimedOut: boolean;
  exceptions: string[];
  /** Violations of the content security policy and of Trusted Types. */
  violations: string[];
  consoleErrors: string[];
  /** Duration of the longest task in milliseconds; 0 without any over 50 ms. */
  longestTaskMs: number;
  accessibility: AxeViolation[];
  /** Links of the page within the site. */
  links: string[];
}

/** A page to open in the browser. */
export interface Opening {
  address: string;
  /** Remote whose slot is observed; `null` for a page of the shell. */
  remote: string | null;
  /** User who is signed in, as far as the page can tell; `null` for a visitor. */
  user: User | null;
  serve: Serve;
}

/** A headless browser. It reaches nothing but what {@link Opening.serve} returns, and the release host. */
export interface SmokeBrowser {
  open(page: Opening): Promise<Observation>;
  /** Ends the browser with all its processes. */
  close(): Promise<void>;
}

/** Starts the browser at a path for a site. `releaseHost` is the origin that serves releases, if it isn't the site. */
export type StartBrowser = (
  path: string,
  site: { origin: string; releaseHost: string | null },
) => Promise<SmokeBrowser>;
