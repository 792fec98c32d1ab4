import { ROOT_CONTEXT, SpanKind, SpanStatusCode, context, propagation, trace } from '@opentelemetry/api';
import type { Context, Span } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { SpanExporter } from '@opentelemetry/sdk-trace-node';
import type { OpenSpan, SpanOptions, Tracer } from './span';

const KINDS = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

type Options = {
  role: string;
  /** Called once when the receiver no longer takes what it is sent, until it does again. */
  onLost: (reason: string) => void;
};

/** A tracer that sends to `OTEL_EXPORTER_OTLP_ENDPOINT`. A file of its own in a build: nothing of it is loaded without. */
export function startTracer({ role, onLost }: Options): Tracer & { stop: () => Promise<void> } {
  const named = resourceFromAttributes({ 'service.name': `plumbline-${role}`, 'plumbline.role': role });
  const provider = new NodeTracerProvider({
    resource: defaultResource()
      .merge(named)
      .merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(sayingOnce(new OTLPTraceExporter(), onLost))],
  });
  provider.register();
  const tracer = provider.getTracer('plumbline');

  return {
    open(name, { kind, attributes = {}, from, isPart = false }: SpanOptions) {
      const within = from ? propagation.extract(ROOT_CONTEXT, { traceparent: from }) : context.active();
      if (isPart && trace.getSpan(within) === undefined) return undefined;
      const options = { attributes, kind: kind ? KINDS[kind] : SpanKind.INTERNAL };
      const span = tracer.startSpan(name, options, within);
      return opened(span, trace.setSpan(context.active(), span));
    },
    carried() {
      const headers: { traceparent?: string } = {};
      propagation.inject(context.active(), headers);
      return headers.traceparent;
    },
    async stop() {
      await provider.shutdown();
      for (const part of [trace, context, propagation]) part.disable();
    },
  };
}

function opened(span: Span, within: Context): OpenSpan {
  return {
    traceId: span.spanContext().traceId,
    note: (attributes) => void span.setAttributes(attributes),
    fail(error) {
      span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', kindOf(error));
    },
    end: () => span.end(),
    run: (work) => context.with(within, work),
  };
}

function kindOf(error: unknown): string {
  const { cause = error } = Object(error) as { cause?: unknown };
  const { code, name } = Object(cause) as { code?: unknown; name?: unknown };
  return String(code ?? name ?? 'unknown');
}

/** A receiver that is away is told of once, and holds nothing up. */
function sayingOnce(exporter: SpanExporter, onLost: (reason: string) => void): SpanExporter {
  let isLost = false;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (result.error && !isLost) onLost(result.error.message);
        isLost = result.error !== undefined;
        done(result);
      }),
    shutdown: () => exporter.shutdown(),
    forceFlush: async () => exporter.forceFlush?.(),
  };
}
