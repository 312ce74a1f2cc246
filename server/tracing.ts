import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Attributes, Span } from '@opentelemetry/api'
import type { ReadableSpan, Sampler, SpanProcessor } from '@opentelemetry/sdk-trace'
import { type Env, isSendingTraces } from '@/lib/env'
import { logTracing } from '@/lib/platform/log'
import { type SetAttributes, type SpanOptions, setTracing, type Tracing } from '@/lib/platform/tracing/spans'
import { findRoute } from '@/lib/site/routes/routes'
import { routeOf } from './metrics'

/** Probes, metrics and the build's files. They'd be most of the spans, and say nothing. */
const UNTRACED = /^\/(?:_next\/|(?:healthz|readyz|metrics)(?:[?/]|$))/

/** Everything else is dropped, because paths, queries, errors and Next's `http.target` may name a person or a token. */
const keptAttributes = new Set([
  'db.collection.name',
  'db.operation.name',
  'db.query.text',
  'db.system.name',
  'error.type',
  'http.method',
  'http.request.method',
  'http.response.status_code',
  'http.route',
  'http.status_code',
  'next.page',
  'next.route',
  'next.rsc',
  'next.span_name',
  'next.span_type',
  'portal.attempt',
  'portal.kind',
  'portal.request_id',
  'portal.row',
  'server.address',
])
const keptEventAttributes = new Set(['exception.type'])
/** Its name is a URL. */
const NEXT_FETCH = 'AppRender.fetch'

export type RequestTracing = {
  request: (request: IncomingMessage, response: ServerResponse, id: string, respond: () => void) => void
  shutdown: () => Promise<void>
}

/** Starts sending traces, if an endpoint is set. Loads OpenTelemetry only then. */
export async function startTracing(settings: Env): Promise<RequestTracing | null> {
  if (!isSendingTraces(settings)) return null
  const [api, core, sdk, resources, { AsyncLocalStorageContextManager }, { OTLPTraceExporter }] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    protocolOf(settings) === 'http/json'
      ? import('@opentelemetry/exporter-trace-otlp-http')
      : import('@opentelemetry/exporter-trace-otlp-proto'),
  ])
  const { context, diag, trace, ROOT_CONTEXT, SpanKind, SpanStatusCode } = api
  const quiet = () => {}
  diag.setLogger({ error: logTracing, warn: logTracing, info: quiet, debug: quiet, verbose: quiet })
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable())
  const batches = new sdk.BatchSpanProcessor({
    exporter: new OTLPTraceExporter(),
    scheduledDelayMillis: settings.OTEL_BSP_SCHEDULE_DELAY,
    exportTimeoutMillis: settings.OTEL_BSP_EXPORT_TIMEOUT,
    maxQueueSize: settings.OTEL_BSP_MAX_QUEUE_SIZE,
    maxExportBatchSize: settings.OTEL_BSP_MAX_EXPORT_BATCH_SIZE,
  })
  const provider = new sdk.TracerProvider({
    sampler: samplerOf(settings),
    resource: resources
      .defaultResource()
      .merge(resources.resourceFromAttributes({ 'service.name': 'staffing-portal' }))
      .merge(resources.detectResources({ detectors: [resources.envDetector, resources.serviceInstanceIdDetector] })),
    spanProcessors: [withoutPersonalData(batches, SpanKind.INTERNAL)],
  })
  trace.setGlobalTracerProvider(provider)
  const tracer = provider.getTracer('staffing-portal')

  function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: ratio }: Env): Sampler {
    const root = name.endsWith('always_off')
      ? new sdk.AlwaysOffSampler()
      : name.endsWith('traceidratio')
        ? new sdk.TraceIdRatioBasedSampler(ratio)
        : new sdk.AlwaysOnSampler()
    return name.startsWith('parentbased') ? new sdk.ParentBasedSampler({ root }) : root
  }

  /** The context of a `traceparent`, or a new trace if it isn't one. */
  function contextOf(traceparent: unknown) {
    const parent = typeof traceparent === 'string' ? core.parseTraceParent(traceparent) : null
    return parent ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, isRemote: true }) : ROOT_CONTEXT
  }

  async function record<Result>(
    { name, attributes, causedBy, isPart }: SpanOptions,
    work: (set: SetAttributes) => Promise<Result>,
  ): Promise<Result> {
    const active = context.active()
    if (isPart && !trace.getSpan(active)) return work(() => {})
    const parent = isPart ? active : contextOf(causedBy)
    const span = tracer.startSpan(name, { kind: SpanKind.CLIENT, ...(attributes && { attributes }) }, parent)
    try {
      return await context.with(trace.setSpan(parent, span), () => work((more) => span.setAttributes(more)))
    } catch (error) {
      const { code, name: type } = error as Error & { code?: string | number }
      span.setAttribute('error.type', String(code ?? type)).setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  }

  function current(): ReturnType<Tracing['current']> {
    const found = trace.getSpanContext(context.active())
    if (!found) return null
    const flags = found.traceFlags.toString(16).padStart(2, '0')
    return { traceId: found.traceId, traceparent: `00-${found.traceId}-${found.spanId}-${flags}` }
  }

  function request(
    { url = '/', method = '', headers }: IncomingMessage,
    response: ServerResponse,
    id: string,
    respond: () => void,
  ) {
    const isTrusted = settings.TRUST_PROXY_HOPS > 0
    const outer = contextOf(isTrusted && headers.traceparent)
    // Otherwise Next would start traces of its own for these.
    if (UNTRACED.test(url)) return context.with(core.suppressTracing(ROOT_CONTEXT), respond)
    const attributes = { 'http.request.method': method, 'portal.request_id': id }
    const span = tracer.startSpan(method, { kind: SpanKind.SERVER, attributes }, outer)
    response.once('close', () => end(span, url, method, response))
    context.with(trace.setSpan(outer, span), respond)
  }

  function end(span: Span, url: string, method: string, { statusCode, writableFinished }: ServerResponse): void {
    const route = patternOf(url, statusCode, (span as Partial<ReadableSpan>).attributes)
    span.updateName(`${method} ${route}`)
    span.setAttributes({ 'http.route': route, 'http.response.status_code': statusCode })
    if (!writableFinished) span.setAttribute('error.type', 'closed')
    else if (statusCode >= 500) {
      span.setAttribute('error.type', String(statusCode))
      span.setStatus({ code: SpanStatusCode.ERROR })
    }
    span.end()
  }

  setTracing({ record, current })
  return { request, shutdown: () => provider.shutdown().catch((error) => logTracing(String(error))) }
}

const protocolOf = ({ OTEL_EXPORTER_OTLP_TRACES_PROTOCOL, OTEL_EXPORTER_OTLP_PROTOCOL }: Env) =>
  OTEL_EXPORTER_OTLP_TRACES_PROTOCOL ?? OTEL_EXPORTER_OTLP_PROTOCOL

/** A pattern such as /applied-jobs/[jobTitle], never a path. Next sets that of a call on the span around it. */
function patternOf(url: string, status: number, attributes: Attributes = {}): string {
  const [path = '/'] = url.split('?', 1)
  const ofNext = attributes['http.route']
  return findRoute(path)?.path ?? (typeof ofNext === 'string' ? ofNext : routeOf(url, status))
}

/** Passes on spans without what isn't listed above. Next's span of a request is a part of the server's own. */
function withoutPersonalData(next: SpanProcessor, internal: ReadableSpan['kind']): SpanProcessor {
  return {
    onStart: (span, parent) => next.onStart(span, parent),
    onEnd: (span) => {
      const type = span.attributes['next.span_type']
      if (type === NEXT_FETCH) return
      next.onEnd(
        Object.create(span, {
          kind: { value: type ? internal : span.kind },
          attributes: { value: only(keptAttributes, span.attributes) },
          events: {
            value: span.events.map((event) => ({ ...event, attributes: only(keptEventAttributes, event.attributes) })),
          },
          links: { value: [] },
          status: { value: { code: span.status.code } },
        }),
      )
    },
    forceFlush: () => next.forceFlush(),
    shutdown: () => next.shutdown(),
  }
}

const only = (names: Set<string>, attributes: Attributes = {}): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => names.has(name)))
