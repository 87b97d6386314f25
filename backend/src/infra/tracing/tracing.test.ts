import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { siteEndpoints } from "@listwise/contracts/site";
import { z } from "zod";
import { createTestDatabase } from "../../testing/databases";
import { runMain } from "../../testing/run-main";
import { startTestApp } from "../../testing/test-app";
import { logBuffer } from "../logging/log-buffer";

const ExportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(z.object({ key: z.string(), value: z.looseObject({}) })),
            }),
          ),
        }),
      ),
    }),
  ),
});
type Span = z.infer<typeof ExportSchema>["resourceSpans"][0]["scopeSpans"][0]["spans"][0];

/** Starts a collector that keeps the spans it gets. */
async function startCollector() {
  const spans: Span[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { resourceSpans } = z.parse(ExportSchema, JSON.parse(Buffer.concat(chunks).toString()));
      spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));
      response.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" ? address?.port : 0;
  return { spans, endpoint: `http://127.0.0.1:${port}`, close: () => server.close() };
}

const LineSchema = z.looseObject({ msg: z.string().optional() });
const parseLines = (output: string) =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => z.parse(LineSchema, JSON.parse(line)));

test("calls, statements and jobs are spans of one trace, which the log names", async () => {
  const collector = await startCollector();
  const database = await createTestDatabase("seeded");
  const folder = await mkdtemp(join(tmpdir(), "listwise-tracing-"));
  const program = runMain({
    ...{ DATABASE_URL: database.url, DATA_DIR: folder, PORT: "0", DEMO_DATA: "off", SMOKE_BROWSER: "off" },
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  });
  await program.printed(/"job":"keywords\.repair"/);
  const started = await program.printed(/"msg":"ready"/);
  const address = /Server listening at (http:\/\/[\d.:]+)/.exec(started)?.[1];
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const headers = { traceparent: `00-${traceId}-b7ad6b7169203331-01` };
  const response = await fetch(`${address}/api/ready`, { headers });
  expect(response.status).toBe(200);
  program.process.kill("SIGTERM");
  const { output } = await program.ended;
  collector.close();
  await database.drop();
  await rm(folder, { recursive: true, force: true });

  const { spans } = collector;
  const lines = parseLines(output);
  const call = spans.find(({ name }) => name === "GET /api/ready");
  expect(call).toMatchObject({ traceId, parentSpanId: "b7ad6b7169203331" });
  const statement = spans.find(
    ({ name, parentSpanId }) => name === "SELECT" && parentSpanId === call?.spanId,
  );
  expect(statement?.attributes).toContainEqual({ key: "db.query.text", value: { stringValue: "select 1" } });
  expect(lines.find(({ msg, path }) => msg === "request" && path === "/api/ready")).toMatchObject({
    reqId: response.headers.get("x-request-id"),
    traceId,
  });
  const job = spans.find(({ name }) => name === "process keywords.repair");
  expect(spans.some(({ name, parentSpanId }) => name === "SELECT" && parentSpanId === job?.spanId)).toBe(
    true,
  );
  const done = lines.find((line) => line.msg === "job done" && line["job"] === "keywords.repair");
  expect(done).toMatchObject({ traceId: job?.traceId, jobId: done?.["id"] });
});

const readFacts = (id: string): unknown =>
  JSON.parse(
    logBuffer.find({ search: id, limit: 5_000 }).find(({ message }) => message === "not ready")?.facts ??
      "null",
  );

test("without tracing, lines of a call have its id and the caller's trace, or one of their own", async () => {
  const site = await startTestApp({ env: { LOG_LEVEL: "info" } });
  site.ctx.readiness.add("moon", async () => {
    await site.ctx.pool.query("select 1");
    throw new Error("The moon is down.");
  });
  const ask = async (headers: Record<string, string>) => {
    const { headers: answer } = await site.inject({ url: `/api${siteEndpoints.ready.path}`, headers });
    const id = String(answer["x-request-id"]);
    return { id, facts: readFacts(id) };
  };
  const traceId = "4bf92f3577b34da6a3ce929d0e0e4736";
  const traced = await ask({ traceparent: `00-${traceId}-00f067aa0ba902b7-00` });
  expect(traced.facts).toMatchObject({ check: "moon", reqId: traced.id, traceId });
  const own = await ask({ traceparent: "00-zz-1" });
  expect(own.facts).toMatchObject({ reqId: own.id, traceId: own.id.replaceAll("-", "") });
  await site.close();
});
