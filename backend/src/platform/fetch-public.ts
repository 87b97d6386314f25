import { lookup } from "node:dns/promises";
import type { ClientRequest, IncomingMessage, RequestOptions } from "node:http";
import { request as httpsRequest } from "node:https";
import { isIP, type LookupFunction } from "node:net";
import { isPublicAddress } from "./public-address";

interface Address {
  address: string;
  family: number;
}

/** Where may be fetched from, and how. The second half is for tests; what stands there is never looser in a site. */
export interface FetchRules {
  /** Names of hosts, or any public one; a name that begins with a dot includes all below it. */
  hosts: readonly string[] | "any";
  /** Media types that an answer may have. */
  types: readonly string[];
  maxBytes: number;
  /** Milliseconds for all of it: name, connection, answer. */
  deadlineMs: number;
  resolve?: (host: string) => Promise<readonly Address[]>;
  request?: (url: URL, options: RequestOptions, onAnswer: (answer: IncomingMessage) => void) => ClientRequest;
}

/** The address may not be fetched at all. */
export class AddressRefused extends Error {}

/** It was tried, and what came was not what may come. */
export class FetchFailed extends Error {}

/** The address as a URL, when it may be fetched: https, a known host by its name, the usual port, no credentials. */
export function allowedUrl(address: string, hosts: FetchRules["hosts"]): URL {
  if (!URL.canParse(address)) throw new AddressRefused("This is no address.");
  const url = new URL(address);
  const host = url.hostname.toLowerCase();
  const known =
    hosts === "any" || hosts.some((name) => (name.startsWith(".") ? host.endsWith(name) : host === name));
  const plain = url.protocol === "https:" && url.port === "" && url.username === "" && url.password === "";
  if (!plain || !known || isIP(host.replace(/^\[|\]$/g, "")) !== 0) {
    throw new AddressRefused("This address is not one of a known image host.");
  }
  return url;
}

/**
 * Fetches what a person named, without becoming their hand inside our network: only {@link allowedUrl}s; every address
 * of the name must be public, and the connection goes to the one that was looked at; no redirect is followed; nothing
 * compressed is unpacked; more bytes or more time than allowed end it.
 */
export async function fetchPublic(address: string, rules: FetchRules): Promise<Buffer> {
  const url = allowedUrl(address, rules.hosts);
  const signal = AbortSignal.timeout(rules.deadlineMs);
  const [found] = await inTime(publicAddresses(url.hostname, rules.resolve), signal);
  if (!found) throw new FetchFailed("The host has no address.");
  return download(url, found, rules, signal);
}

const byName = (host: string): Promise<readonly Address[]> => lookup(host, { all: true, verbatim: true });

async function publicAddresses(host: string, resolve = byName): Promise<readonly Address[]> {
  let found: readonly Address[];
  try {
    found = await resolve(host);
  } catch {
    throw new FetchFailed("The host has no address.");
  }
  // One private address among public ones is an attempt, not an accident.
  if (found.every(({ address }) => isPublicAddress(address))) return found;
  throw new AddressRefused("The host is not a public one.");
}

function inTime<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((done, refuse) => {
    signal.addEventListener("abort", () => refuse(new FetchFailed("The host did not answer in time.")));
    work.then(done, refuse);
  });
}

/** Answers with the address that was looked at, whatever the name means by now. */
function pinned({ address, family }: Address): LookupFunction {
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
        lookup: pinned(found),
        headers: { accept: types.join(", "), "accept-encoding": "identity" },
      },
      (response) => {
        const problem = problemOf(response, types, maxBytes);
        if (problem !== null) return fail(problem);
        const parts: Buffer[] = [];
        let size = 0;
        response.on("data", (part: Buffer) => {
          size += part.length;
          if (size > maxBytes) return fail("The answer is too large.");
          parts.push(part);
        });
        response.on("end", () => done(Buffer.concat(parts)));
        response.on("error", () => fail("The answer broke off."));
        response.on("aborted", () => fail("The answer broke off."));
      },
    );
    call.on("error", () => refuse(new FetchFailed("The host could not be reached.")));
    signal.addEventListener("abort", () => fail("The host did not answer in time."));
    call.end();
  });
}

function problemOf(response: IncomingMessage, types: readonly string[], maxBytes: number): string | null {
  const { statusCode = 0, headers } = response;
  // A redirect too: where it leads was not looked at.
  if (statusCode !== 200) return `The host answered ${statusCode}.`;
  const type = headers["content-type"]?.split(";")[0]?.trim().toLowerCase() ?? "";
  if (!types.includes(type)) return "The answer is no picture.";
  if ((headers["content-encoding"] ?? "identity") !== "identity") return "The answer is compressed.";
  return Number(headers["content-length"] ?? 0) > maxBytes ? "The answer is too large." : null;
}
