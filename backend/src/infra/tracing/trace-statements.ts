import { context, trace } from "@opentelemetry/api";
import type pg from "pg";
import { endSpan, getTracer, SpanKind } from "./spans";

const MAX_STATEMENT_CHARS = 2_000;

/** Returns the text of a statement, which has placeholders instead of values. */
function readStatement(query: unknown): string | null {
  if (typeof query === "string") return query;
  if (typeof query !== "object" || query === null || "submit" in query || !("text" in query)) return null;
  return typeof query.text === "string" ? query.text : null;
}

/** Makes a connection record a span for each statement of a call or job that is traced. */
export function traceStatements(client: pg.PoolClient): void {
  // oxlint-disable-next-line typescript/unbound-method -- the proxy passes `this` on
  client.query = new Proxy(client.query, {
    apply(query, self, args: unknown[]): unknown {
      const statement = trace.getActiveSpan()?.isRecording() ? readStatement(args[0]) : null;
      if (statement === null) return Reflect.apply(query, self, args);
      const operation = /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? "QUERY";
      const text = statement.slice(0, MAX_STATEMENT_CHARS);
      const span = getTracer().startSpan(operation, {
        kind: SpanKind.CLIENT,
        attributes: { "db.system.name": "postgresql", "db.operation.name": operation, "db.query.text": text },
      });
      const callback = args.at(-1);
      if (typeof callback === "function") {
        const end = (...results: unknown[]): unknown => {
          endSpan(span, results[0]);
          return Reflect.apply(callback, undefined, results);
        };
        return Reflect.apply(query, self, [...args.slice(0, -1), context.bind(context.active(), end)]);
      }
      const result: unknown = Reflect.apply(query, self, args);
      if (result instanceof Promise)
        result.then(
          () => endSpan(span),
          (error: unknown) => endSpan(span, error),
        );
      else endSpan(span);
      return result;
    },
  });
}
