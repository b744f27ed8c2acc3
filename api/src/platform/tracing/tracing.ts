/**
 * Traces of calls and their database statements, sent by OTLP over HTTP. Loaded only when OTEL_EXPORTER_OTLP_ENDPOINT
 * is set. The SDK reads OpenTelemetry's other settings itself (OTEL_SERVICE_NAME, OTEL_EXPORTER_OTLP_HEADERS,
 * OTEL_TRACES_SAMPLER).
 *
 * A span names the route and the statement with its placeholders: never an address, an id, a value or a name.
 */
import { context, propagation, type Span, SpanKind, SpanStatusCode, trace, type Tracer } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import pg from 'pg';
import { ActingQuery } from '../database/row-security/acting-query.ts';
import { withoutActor } from '../database/row-security/connection.ts';

/** Tracing of this process. */
export interface Tracing {
  /** Client class whose statements create spans. */
  readonly Client: typeof pg.Client;
  /** Creates a span for each request; call before routes are mounted. */
  onServer(app: FastifyInstance): void;
  /** Sends pending spans. */
  stop(): Promise<void>;
}

/** Maximum characters of a recorded statement; our longest have some thousand. */
const STATEMENT = 4_000;

/** Starts tracing; once per process, since the context is global. */
export const startTracing = (service = process.env['OTEL_SERVICE_NAME'] ?? 'm4u'): Tracing => {
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  const tracer = provider.getTracer('m4u');
  return {
    Client: tracedClient(tracer),
    onServer: (app) => traceRequests(app, tracer),
    stop: () => provider.shutdown(),
  };
};

const traceRequests = (app: FastifyInstance, tracer: Tracer): void => {
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    const from = propagation.extract(context.active(), request.headers);
    const attributes = { 'http.request.method': method, 'http.route': route };
    const span = tracer.startSpan(`${method} ${route}`, { kind: SpanKind.SERVER, attributes }, from);
    spans.set(request, span);
    context.with(trace.setSpan(from, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const { statusCode } = reply.raw;
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', statusCode);
    if (statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
};

type Callback = (error: Error | undefined, result: unknown) => void;

const findStatement = (first: unknown): string | undefined => {
  if (typeof first === 'string') return first;
  const { text } = (first ?? {}) as { text?: unknown };
  return typeof text === 'string' ? text : undefined;
};

/** First keyword of a statement: SELECT, INSERT, … */
const firstKeyword = (statement: string): string => /^\s*(\w+)/.exec(statement)?.[1]?.toUpperCase() ?? 'SQL';

const tracedClient = (tracer: Tracer): typeof pg.Client => {
  const ended = (span: Span, error: unknown) => {
    // Only the code: PostgreSQL's message may quote a row.
    if (error) span.setStatus({ code: SpanStatusCode.ERROR, message: (error as { code?: string }).code ?? 'error' });
    span.end();
  };
  class TracedClient extends pg.Client {
    // As `query` of pg: (statement, values?, callback?), a promise where there is no callback.
    override query(...args: unknown[]): never {
      const send = (...all: unknown[]): unknown => (super.query as (...all: unknown[]) => unknown)(...all);
      const statement = findStatement(args[0]);
      // Only statements within a request are traced; streams (COPY) have no single end.
      if (statement === undefined || !trace.getActiveSpan() || isStream(args[0])) return send(...args) as never;
      const operation = firstKeyword(statement);
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': withoutActor(statement).slice(0, STATEMENT),
      };
      const span = tracer.startSpan(operation, { kind: SpanKind.CLIENT, attributes });
      const callback = args.at(-1);
      if (typeof callback === 'function') {
        const endSpan: Callback = (error, result) => {
          ended(span, error);
          (callback as Callback)(error, result);
        };
        return send(...args.slice(0, -1), endSpan) as never;
      }
      const answer = send(...args) as Promise<unknown>;
      answer.then(
        () => ended(span, undefined),
        (error: unknown) => ended(span, error),
      );
      return answer as never;
    }
  }
  return TracedClient;
};

const isStream = (statement: unknown): boolean =>
  typeof (statement as { submit?: unknown } | null)?.submit === 'function' && !(statement instanceof ActingQuery);
