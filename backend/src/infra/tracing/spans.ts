import { SpanKind, SpanStatusCode, trace, type Attributes, type Span } from "@opentelemetry/api";
import type { FastifyRequest } from "fastify";

export { SpanKind };

/** Returns the tracer; its spans record nothing unless `startTracing` was called. */
export const getTracer = () => trace.getTracer("listwise");

/**
 * Ends a span. Of an error only its name is recorded, because messages may contain personal data.
 */
export function endSpan(span: Span, error?: unknown): void {
  if (error !== undefined && error !== null) {
    const name = error instanceof Error ? error.name : typeof error;
    span.setAttribute("error.type", name).setStatus({ code: SpanStatusCode.ERROR });
  }
  span.end();
}

/** Runs `work` in a span, which ends with it. */
export function withSpan<T>(
  name: string,
  { kind, attributes }: { kind: SpanKind; attributes: Attributes },
  work: (span: Span) => Promise<T>,
): Promise<T> {
  return getTracer().startActiveSpan(name, { kind, attributes }, async (span) => {
    try {
      const result = await work(span);
      endSpan(span);
      return result;
    } catch (error) {
      endSpan(span, error);
      throw error;
    }
  });
}

const TRACE_PARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}$/;

/** Returns the id of a trace: the one that is recorded, else the caller's, else one derived from the UUID of the work. */
export function getTraceId(span: Span, id: string, headers: FastifyRequest["headers"] = {}): string {
  if (span.isRecording()) return span.spanContext().traceId;
  const parent = headers["traceparent"];
  const match = typeof parent === "string" ? TRACE_PARENT.exec(parent) : null;
  return match?.[1] ?? id.replaceAll("-", "");
}
