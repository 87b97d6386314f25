import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { z } from "zod";

/** Ways in which Apple Ads can fail. */
export type AppleAdsFault =
  | "refuses"
  | "forbids"
  | "busy"
  | "broken"
  | "html"
  | "shape"
  | "moved"
  | "cut"
  | "expired";

/** A stub of Apple Ads on loopback that checks the client secret as Apple does and serves one week of search terms. */
export interface AppleAdsStub {
  /** Environment variables of a site that uses this stub. */
  env: Record<string, string>;
  /** Credentials that the stub accepts. */
  credentials: { clientId: string; teamId: string; keyId: string; privateKey: string };
  /** Paths of all requests. */
  readonly asked: string[];
  /** Popularity by search term, the same in every storefront. */
  terms: Record<string, number>;
  /** Makes all further requests fail in this way, or succeed for `null`. */
  behave(fault: AppleAdsFault | null): void;
  close(): Promise<void>;
}

const statuses: Partial<Record<AppleAdsFault, number>> = { forbids: 403, busy: 429, broken: 500, moved: 302 };
const Claims = z.object({ iss: z.string(), sub: z.string(), aud: z.string(), exp: z.number() });
const Query = z.object({
  filters: z.array(z.object({ field: z.string(), value: z.string() })),
  pagination: z.object({ offset: z.number(), pageSize: z.number() }),
  timeRange: z.object({ start: z.string(), end: z.string(), granularity: z.literal("WEEKLY_SUN_SAT") }),
});

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString("utf8");
}

/** Starts the stub with a new key pair. */
export async function startAppleAdsStub(): Promise<AppleAdsStub> {
  const { privateKey, publicKey } = generateKeyPairSync("ec", {
    namedCurve: "prime256v1",
    privateKeyEncoding: { type: "sec1", format: "pem" },
    publicKeyEncoding: { type: "spki", format: "pem" },
  });
  const credentials = { clientId: "SEARCHADS.client", teamId: "SEARCHADS.team", keyId: "key-1", privateKey };
  let fault: AppleAdsFault | null = null;
  let issued = 0;

  function isGenuine(form: URLSearchParams): boolean {
    const [header = "", claims = "", signature = ""] = (form.get("client_secret") ?? "").split(".");
    const json = (part: string): unknown => JSON.parse(Buffer.from(part, "base64url").toString("utf8"));
    const key = { key: createPublicKey(publicKey), dsaEncoding: "ieee-p1363" } as const;
    const signed = Buffer.from(`${header}.${claims}`);
    const { iss, sub, aud, exp } = Claims.parse(json(claims));
    return (
      verify("sha256", signed, key, Buffer.from(signature, "base64url")) &&
      z.object({ alg: z.literal("ES256"), kid: z.literal("key-1") }).safeParse(json(header)).success &&
      iss === credentials.teamId &&
      sub === credentials.clientId &&
      form.get("client_id") === credentials.clientId &&
      aud === "https://appleid.apple.com" &&
      exp * 1000 > Date.now() &&
      form.get("scope") === "searchadsorg"
    );
  }

  function answer(path: string, authorization: string, context: string, text: string): [number, unknown] {
    if (path === "/token") {
      if (!isGenuine(new URLSearchParams(text)) || fault === "refuses")
        return [401, { error: "invalid_client" }];
      issued += 1;
      return [200, { access_token: `token-${issued}`, token_type: "Bearer", expires_in: 3600 }];
    }
    if (fault === "expired") {
      fault = null;
      issued += 1;
    }
    if (authorization !== `Bearer token-${issued}`) return [401, {}];
    if (path === "/v1/acls") return [200, { result: { acls: [{ adAccount: { id: 42, name: "Studio" } }] } }];
    if (context !== "adAccountId=42") return [403, {}];
    const { filters, pagination, timeRange } = Query.parse(JSON.parse(text));
    const all = Object.entries(stub.terms).map(([searchTerm, searchPopularity1to100]) => ({
      week: timeRange.start,
      countryOrRegion: filters[0]?.value,
      genre: "UTILITIES",
      searchTerm,
      searchPopularity1to100,
    }));
    return [200, { result: { rows: all.slice(pagination.offset, pagination.offset + pagination.pageSize) } }];
  }

  const server = createServer((request, response) => {
    void readText(request).then((text) => {
      const path = request.url ?? "";
      stub.asked.push(path);
      const status = fault && path !== "/token" ? statuses[fault] : undefined;
      const { authorization = "" } = request.headers;
      const context = String(request.headers["x-ap-context"] ?? "");
      const [code, body] = status ? [status, {}] : answer(path, authorization, context, text);
      const json = JSON.stringify(body);
      response.writeHead(code, { location: "http://127.0.0.1:1/", "retry-after": "30" });
      if (path === "/token") response.end(json);
      else if (fault === "html") response.end("<h1>Sorry</h1>");
      else if (fault === "shape") response.end(JSON.stringify({ data: [] }));
      else if (fault === "cut") response.end(json.slice(0, 20));
      else response.end(json);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const stub: AppleAdsStub = {
    env: { APPLE_ADS_TOKEN_URL: `${base}/token`, APPLE_ADS_API_URL: `${base}/v1` },
    credentials,
    asked: [],
    terms: {},
    behave(next) {
      fault = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stub;
}
