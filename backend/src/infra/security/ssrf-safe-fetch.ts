import { lookup } from "node:dns/promises";
import type { ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address";

interface Address {
  address: string;
  family: number;
}

/** Rules for fetching. `resolve` and `request` exist for tests only. */
export interface FetchRules {
  /** Allowed host names, or `any` for every public host. A name that starts with a dot includes all subdomains. */
  hosts: readonly string[] | "any";
  /** Allowed media types of the response. */
  types: readonly string[];
  maxBytes: number;
  /** Timeout in milliseconds for the DNS lookup, connection and response together. */
  deadlineMs: number;
  resolve?: (host: string) => Promise<readonly Address[]>;
  request?: (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest;
}

/** The address isn't allowed to be fetched. */
export class AddressRefused extends Error {}

/** The request failed, or the response wasn't acceptable. */
export class FetchFailed extends Error {}

/**
 * Returns the address as a URL if it uses https, an allowed host name, the default port and no credentials.
 * @throws AddressRefused if it doesn't
 */
export function parseAllowedUrl(address: string, hosts: FetchRules["hosts"]): URL {
  if (!URL.canParse(address)) throw new AddressRefused("This isn't a valid URL.");
  const url = new URL(address);
  const host = url.hostname.toLowerCase();
  const known =
    hosts === "any" || hosts.some((name) => (name.startsWith(".") ? host.endsWith(name) : host === name));
  const plain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  if (!plain || !known || isIP(host.replace(/^\[|\]$/g, "")) !== 0) {
    throw new AddressRefused("This URL isn't on an allowed image host.");
  }
  return url;
}

/**
 * Fetches a user-supplied URL with SSRF protection: {@link parseAllowedUrl} must accept it, all addresses of the host must
 * be public, and the connection goes to a checked address. Redirects and compressed responses are refused, and size and
 * time are limited.
 * @throws AddressRefused if the URL isn't allowed
 * @throws FetchFailed if the request failed or the response isn't acceptable
 */
export async function ssrfSafeFetch(address: string, rules: FetchRules): Promise<Buffer> {
  const url = parseAllowedUrl(address, rules.hosts);
  const signal = AbortSignal.timeout(rules.deadlineMs);
  const [found] = await withAbort(resolvePublicAddresses(url.hostname, rules.resolve), signal);
  if (!found) throw new FetchFailed("The host has no address.");
  return download(url, found, rules, signal);
}

const resolveHost = (host: string): Promise<readonly Address[]> =>
  lookup(host, { all: true, verbatim: true });

async function resolvePublicAddresses(host: string, resolve = resolveHost): Promise<readonly Address[]> {
  let found: readonly Address[];
  try {
    found = await resolve(host);
  } catch {
    throw new FetchFailed("The host has no address.");
  }
  // A host with both public and private addresses is treated as an attack.
  if (found.every(({ address }) => isPublicAddress(address))) return found;
  throw new AddressRefused("The host isn't public.");
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

function download(
  url: URL,
  found: Address,
  { request = httpsRequest, types, maxBytes }: FetchRules,
  signal: AbortSignal,
): Promise<Buffer> {
  return new Promise((done, refuse) => {
    const fail = (reason: string) => {
      call.destroy();
      refuse(new FetchFailed(reason));
    };
    const call = request(
      url,
      {
        method: "GET",
        agent: false,
        lookup: createPinnedLookup(found),
        headers: { accept: types.join(", "), "accept-encoding": "identity" },
      },
      (response) => {
        const problem = findProblem(response, types, maxBytes);
        if (problem !== null) return fail(problem);
        const parts: Buffer[] = [];
        let size = 0;
        response.on("data", (part: Buffer) => {
          size += part.length;
          if (size > maxBytes) return fail("The response is too large.");
          parts.push(part);
        });
        response.on("end", () => done(Buffer.concat(parts)));
        response.on("error", () => fail("The response ended early."));
        response.on("aborted", () => fail("The response ended early."));
      },
    );
    call.on("error", () => refuse(new FetchFailed("The host couldn't be reached.")));
    signal.addEventListener("abort", () => fail("The host didn't respond in time."));
    call.end();
  });
}

function findProblem(response: IncomingMessage, types: readonly string[], maxBytes: number): string | null {
  const { statusCode = 0, headers } = response;
  // Redirects are refused too, because their target hasn't been checked.
  if (statusCode !== 200) return `The host responded with ${statusCode}.`;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type)) return "The response isn't an image.";
  if ((headers["content-encoding"] ?? "identity") !== "identity") return "The response is compressed.";
  return Number(headers["content-length"] ?? 0) > maxBytes ? "The response is too large." : null;
}
