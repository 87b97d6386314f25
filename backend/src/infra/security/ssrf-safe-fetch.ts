import { lookup } from "node:dns/promises";
import {
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isLoopback } from "../http/loopback";
import { isPublicAddress } from "./public-address";

interface Address {
  address: string;
  family: number;
}

/** Rules for connecting to a user-supplied URL. `resolve` and `request` exist for tests only. */
export interface ConnectionRules {
  /** Allowed host names, or `any` for every public host. A name that starts with a dot includes all subdomains. */
  hosts: readonly string[] | "any";
  /** Timeout in milliseconds for the DNS lookup, connection and response together. */
  deadlineMs: number;
  /** Also allows this machine, over http or https and on any port. For sites that only this machine reaches. */
  allowLoopback?: boolean;
  resolve?: (host: string) => Promise<readonly Address[]>;
  request?: (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest;
}

/** Rules for fetching. */
export interface FetchRules extends ConnectionRules {
  /** Allowed media types of the response. */
  types: readonly string[];
  maxBytes: number;
}

/** The address isn't allowed to be fetched. */
export class AddressRefused extends Error {}

/** The request failed, or the response wasn't acceptable. */
export class FetchFailed extends Error {}

/** Returns true for a URL of this machine that the rules allow; it is neither resolved nor checked further. */
const isAllowedLoopback = ({ hostname }: URL, { allowLoopback }: ConnectionRules): boolean =>
  allowLoopback === true && isLoopback(hostname);

/**
 * Returns the address as a URL if it uses https, an allowed host name, the default port and no credentials.
 * @throws AddressRefused if it doesn't
 */
function parseAllowedUrl(address: string, rules: ConnectionRules): URL {
  if (!URL.canParse(address)) throw new AddressRefused("This isn't a valid URL.");
  const url = new URL(address);
  const host = url.hostname.toLowerCase();
  const known =
    rules.hosts === "any" ||
    rules.hosts.some((name) => (name.startsWith(".") ? host.endsWith(name) : host === name));
  const isWeb = url.protocol === "https:" || url.protocol === "http:";
  const plain = url.username === "" && url.password === "";
  if (isWeb && plain && isAllowedLoopback(url, rules)) return url;
  const isPublic = url.protocol === "https:" && url.port === "" && isIP(host.replace(/^\[|\]$/g, "")) === 0;
  if (!isPublic || !plain || !known) {
    throw new AddressRefused(
      "Use a URL with https, a public host name and the default port, without a password.",
    );
  }
  return url;
}

/**
 * Resolves a user-supplied URL without connecting to it.
 * @throws AddressRefused if the URL isn't allowed or its host isn't public
 * @throws FetchFailed if the host has no address
 */
export async function assertSafeAddress(address: string, rules: ConnectionRules): Promise<void> {
  await resolveUrl(parseAllowedUrl(address, rules), rules, AbortSignal.timeout(rules.deadlineMs));
}

/**
 * Fetches a user-supplied URL with SSRF protection: it must use https, an allowed host name and the default port, all
 * addresses of the host must be public, and the connection goes to a checked address. Redirects and compressed responses
 * are refused, and size and time are limited.
 * @throws AddressRefused if the URL isn't allowed
 * @throws FetchFailed if the request failed or the response isn't acceptable
 */
export function ssrfSafeFetch(address: string, rules: FetchRules): Promise<Buffer> {
  const headers = { accept: rules.types.join(", "), "accept-encoding": "identity" };
  return send<Buffer>(address, rules, { method: "GET", headers }, (response, done, fail) => {
    const problem = findProblem(response, rules);
    if (problem !== null) return fail(problem);
    const parts: Buffer[] = [];
    let size = 0;
    response.on("data", (part: Buffer) => {
      size += part.length;
      if (size > rules.maxBytes) return fail("The response is too large.");
      parts.push(part);
    });
    response.on("end", () => done(Buffer.concat(parts)));
  });
}

/**
 * Posts to a user-supplied URL with the protection of {@link ssrfSafeFetch}. The content of the response isn't read.
 * @throws AddressRefused if the URL isn't allowed
 * @throws FetchFailed if the request failed or the response's status isn't 2xx
 */
export function ssrfSafePost(
  address: string,
  rules: ConnectionRules,
  headers: Record<string, string>,
  body: string,
): Promise<void> {
  return send(address, rules, { method: "POST", headers, body }, (response, done, fail) => {
    const { statusCode = 0 } = response;
    if (statusCode < 200 || statusCode > 299) return fail(`The host responded with ${statusCode}.`);
    done();
    response.destroy();
  });
}

const resolveHost = (host: string): Promise<readonly Address[]> =>
  lookup(host, { all: true, verbatim: true });

async function resolvePublicAddresses(host: string, resolve = resolveHost): Promise<readonly Address[]> {
  let found: readonly Address[];
  try {
    found = await resolve(host);
  } catch {
    throw new FetchFailed("The host has no public address.");
  }
  // A host with both public and private addresses is treated as an attack.
  if (found.every(({ address }) => isPublicAddress(address))) return found;
  throw new AddressRefused("The host has no public address.");
}

function withAbort<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, refuse) => {
    signal.addEventListener("abort", () => refuse(new FetchFailed("The host didn't respond in time.")));
    work.then(done, refuse);
  });
}

/** Returns a DNS lookup that always yields the checked address, which prevents DNS rebinding. */
function createPinnedLookup({ address, family }: Address): LookupFunction {
  return (_host, options, answer) => {
    if (options.all) answer(null, [{ address, family }]);
    else answer(null, address, family);
  };
}

/** Returns a checked address of the URL's host, or `null` for an allowed loopback URL. */
async function resolveUrl(url: URL, rules: ConnectionRules, signal: AbortSignal): Promise<Address | null> {
  if (isAllowedLoopback(url, rules)) return null;
  const [found] = await withAbort(resolvePublicAddresses(url.hostname, rules.resolve), signal);
  if (!found) throw new FetchFailed("The host has no public address.");
  return found;
}

interface Message {
  method: "GET" | "POST";
  headers: Record<string, string>;
  body?: string;
}

async function send<T = void>(
  address: string,
  rules: ConnectionRules,
  { method, headers, body }: Message,
  read: (response: IncomingMessage, done: (value: T) => void, fail: (reason: string) => void) => void,
): Promise<T> {
  const url = parseAllowedUrl(address, rules);
  const signal = AbortSignal.timeout(rules.deadlineMs);
  const found = await resolveUrl(url, rules, signal);
  const { request = url.protocol === "http:" ? httpRequest : httpsRequest } = rules;
  return new Promise<T>((done, refuse) => {
    const fail = (reason: string) => {
      call.destroy();
      refuse(new FetchFailed(reason));
    };
    const pinned = found && { lookup: createPinnedLookup(found) };
    const call = request(url, { method, agent: false, headers, ...pinned }, (response) => {
      response.on("error", () => fail("The response ended early."));
      response.on("aborted", () => fail("The response ended early."));
      read(response, done, fail);
    });
    call.on("error", () => refuse(new FetchFailed("The host couldn't be reached.")));
    signal.addEventListener("abort", () => fail("The host didn't respond in time."));
    call.end(body);
  });
}

function findProblem(response: IncomingMessage, { types, maxBytes }: FetchRules): string | null {
  const { statusCode = 0, headers } = response;
  // Redirects are refused too, because their target hasn't been checked.
  if (statusCode !== 200) return `The host responded with ${statusCode}.`;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type)) return "The response isn't an image.";
  if ((headers["content-encoding"] ?? "identity") !== "identity") return "The response is compressed.";
  return Number(headers["content-length"] ?? 0) > maxBytes ? "The response is too large." : null;
}
