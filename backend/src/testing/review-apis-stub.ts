import { generateKeyPairSync, type KeyObject } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import { isGenuine } from "./store-tokens";

/** Response with which the stub answers instead of its own: a status with a body and headers, or none at all. */
export type ReviewApisFault =
  | { status: number; body?: unknown; headers?: Record<string, string> }
  | "hangs"
  | "moved";

/** Review in App Store Connect. */
export interface ConnectReview {
  id: string;
  rating: number;
  title: string | null;
  body: string;
  reviewerNickname: string;
  createdDate: string;
}

/** Request that the stub accepted. */
export interface StoreCall {
  method: string;
  path: string;
  body: unknown;
}

/** A stub of App Store Connect's and Google Play's APIs on loopback that checks tokens as the stores do. */
export interface ReviewApisStub {
  /** Environment variables of a site that uses this stub. */
  env: Record<string, string>;
  /** Keys that the stub accepts, as users paste them. */
  keys: {
    ios: { platform: "ios"; issuerId: string; keyId: string; privateKey: string };
    android: { platform: "android"; serviceAccount: string };
  };
  /** Reviews that App Store Connect lists, in pages of two. */
  reviews: ConnectReview[];
  /** Requests since {@link clear}, without those for tokens. */
  readonly calls: StoreCall[];
  /** Makes the next requests answer like this, one each; requests for tokens only with a status of 400. */
  fail(...faults: ReviewApisFault[]): void;
  clear(): void;
  close(): Promise<void>;
}

const ISSUER = "57246542-96fe-1a63-e053-0824d011072a";
const ACCOUNT = "listwise@studio.iam.gserviceaccount.com";
const PAGE = 2;

async function readText(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Buffer.concat(parts).toString("utf8");
}

const toPem = (key: KeyObject) => String(key.export({ type: "pkcs8", format: "pem" }));
const parseJson = (text: string): unknown => (text === "" ? null : JSON.parse(text));

/** Starts the stub with new keys. */
export async function startReviewApisStub(): Promise<ReviewApisStub> {
  const apple = generateKeyPairSync("ec", { namedCurve: "prime256v1" });
  const google = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const faults: ReviewApisFault[] = [];

  function answerApple(method: string, url: URL): [number, unknown] {
    if (method === "DELETE") return [204, null];
    if (method === "POST") {
      return [
        201,
        {
          data: { type: "customerReviewResponses", id: "reply-1", attributes: { state: "PENDING_PUBLISH" } },
        },
      ];
    }
    const from = Number(url.searchParams.get("cursor") ?? 0);
    const rating = url.searchParams.get("filter[rating]");
    const all = stub.reviews.filter((review) => rating === null || String(review.rating) === rating);
    const data = all.slice(from, from + PAGE).map(({ id, ...attributes }) => ({
      type: "customerReviews",
      id,
      attributes: { ...attributes, territory: "USA" },
    }));
    const next = new URL(url);
    next.searchParams.set("cursor", String(from + PAGE));
    return [200, { data, links: { self: url.href, ...(from + PAGE < all.length && { next: next.href }) } }];
  }

  function answer(method: string, url: URL, authorization: string, text: string): [number, unknown] {
    if (url.pathname === "/token") {
      const form = new URLSearchParams(text);
      const of = { key: google.publicKey, alg: "RS256", kid: "key-7", iss: ACCOUNT, aud: `${base}/token` };
      const fine =
        form.get("grant_type") === "urn:ietf:params:oauth:grant-type:jwt-bearer" &&
        isGenuine(form.get("assertion") ?? "", of);
      return fine
        ? [200, { access_token: "google-token", token_type: "Bearer", expires_in: 3599 }]
        : [400, { error: "invalid_grant", error_description: "Invalid JWT Signature." }];
    }
    stub.calls.push({ method, path: url.pathname, body: parseJson(text) });
    if (url.pathname.startsWith("/v1/")) {
      const token = authorization.replace("Bearer ", "");
      const of = {
        key: apple.publicKey,
        alg: "ES256",
        kid: "2X9R4HXF34",
        iss: ISSUER,
        aud: "appstoreconnect-v1",
      };
      return isGenuine(token, of)
        ? answerApple(method, url)
        : [
            401,
            {
              errors: [
                {
                  status: "401",
                  code: "NOT_AUTHORIZED",
                  title: "Authentication credentials are missing or invalid.",
                },
              ],
            },
          ];
    }
    if (authorization !== "Bearer google-token")
      return [401, { error: { code: 401, message: "Invalid Credentials", status: "UNAUTHENTICATED" } }];
    if (method === "POST") return [200, { result: { replyText: text, lastEdited: { seconds: "1" } } }];
    return [200, { reviews: [] }];
  }

  const server = createServer((request, response) => {
    void readText(request).then((text) => {
      const { method = "", url = "" } = request;
      const isToken = url === "/token";
      const [fault] = faults;
      if (fault && (!isToken || (typeof fault === "object" && fault.status === 400))) {
        faults.shift();
        if (!isToken) stub.calls.push({ method, path: url.split("?")[0] ?? "", body: parseJson(text) });
        if (fault === "hangs") return;
        if (fault === "moved")
          return void response.writeHead(302, { location: `${base}/v1/elsewhere` }).end();
        return void response.writeHead(fault.status, fault.headers).end(JSON.stringify(fault.body ?? {}));
      }
      const [status, body] = answer(method, new URL(url, base), request.headers.authorization ?? "", text);
      response.writeHead(status).end(body === null ? "" : JSON.stringify(body));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const base = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
  const stub: ReviewApisStub = {
    env: { APP_STORE_CONNECT_URL: base, GOOGLE_PLAY_URL: base, GOOGLE_PLAY_TOKEN_URL: `${base}/token` },
    keys: {
      ios: { platform: "ios", issuerId: ISSUER, keyId: "2X9R4HXF34", privateKey: toPem(apple.privateKey) },
      android: {
        platform: "android",
        serviceAccount: JSON.stringify({
          type: "service_account",
          client_email: ACCOUNT,
          private_key_id: "key-7",
          private_key: toPem(google.privateKey),
          token_uri: "http://169.254.169.254/token",
        }),
      },
    },
    reviews: [],
    calls: [],
    fail: (...next) => void faults.push(...next),
    clear() {
      faults.length = 0;
      stub.calls.length = 0;
      stub.reviews = [];
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return stub;
}
