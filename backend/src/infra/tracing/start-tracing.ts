import { context, propagation, trace } from "@opentelemetry/api";
import type { Config } from "../config/config";

/**
 * Starts to send traces to an OpenTelemetry collector. Standard variables such as `OTEL_EXPORTER_OTLP_HEADERS` and
 * `OTEL_TRACES_SAMPLER` are used by the SDK. Returns a function that sends what is left and stops.
 */
export async function startTracing(tracing: NonNullable<Config["tracing"]>): Promise<() => Promise<void>> {
  // The SDK takes a while to load, and most sites don't use it.
  const [{ BatchSpanProcessor, NodeTracerProvider }, { OTLPTraceExporter }, { resourceFromAttributes }] =
    await Promise.all([
      import("@opentelemetry/sdk-trace-node"),
      import("@opentelemetry/exporter-trace-otlp-http"),
      import("@opentelemetry/resources"),
    ]);
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ "service.name": tracing.serviceName }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url: `${tracing.endpoint}/v1/traces` }))],
  });
  provider.register();
  return async () => {
    await provider.shutdown();
    trace.disable();
    context.disable();
    propagation.disable();
  };
}
