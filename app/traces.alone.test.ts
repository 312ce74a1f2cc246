import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOwnSite } from '@/e2e/support/own-site'
import { newAdmin, newEmail } from '@/e2e/support/people'
import { required } from '@/e2e/support/settings'
import { type ReceivedSpan, startTraceReceiver } from '@/e2e/support/trace-receiver'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { newWebhook, startReceiver } from '@/e2e/support/webhooks'

const SERVER = 2
let receiver: Awaited<ReturnType<typeof startTraceReceiver>>
let closeSite: () => Promise<void>

/** Node writes the names of all scripts that a process loaded there when the process ends. */
const scripts = mkdtempSync(join(tmpdir(), 'portal-scripts-'))
const loaded = (name: string) =>
  readdirSync(scripts).some((file) => readFileSync(join(scripts, file), 'utf8').includes(`node_modules/${name}/`))

afterAll(() => rmSync(scripts, { recursive: true }))

describe('with a collector', () => {
  beforeAll(async () => {
    receiver = await startTraceReceiver()
    closeSite = await startOwnSite({
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_SERVICE_NAME: 'jobs of the test',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      NODE_V8_COVERAGE: scripts,
    })
  }, 240_000)

  afterAll(async () => {
    await closeSite()
    await receiver.close()
    expect(loaded('@opentelemetry/sdk-trace')).toBe(true)
  })

  test('a page is one trace: the request, what Next renders, and its queries', async () => {
    const { traceId, headers, caller } = newTrace()
    const path = '/applied-jobs?search=looking-for-a-secret'
    await fetch(required('TEST_SITE_URL') + path, { headers: { ...headers, 'x-forwarded-for': '10.1.2.3' } })
    const spans = await spansOnce(traceId, (found) => found.some(isRequest))
    const [request] = spans.filter(isRequest)
    expect(request).toMatchObject({
      name: 'GET /applied-jobs',
      parentSpanId: caller,
      attributes: { 'http.request.method': 'GET', 'http.route': '/applied-jobs', 'http.response.status_code': 200 },
    })
    const rendered = spans.find(({ name }) => name.startsWith('render route (app)'))
    const query = spans.find(({ name }) => name.startsWith('SELECT '))
    expect(ancestorsOf(rendered, spans)).toContain(request?.spanId)
    expect(ancestorsOf(query, spans)).toContain(request?.spanId)
  })

  test("a call's email and webhook belong to its trace", async () => {
    const { traceId, headers } = newTrace()
    const email = newEmail('traced')
    const { status } = await new Visitor().call('POST', `/api/v1/user/send-otp?email=${email}`, { headers })
    expect(status).toBe(200)
    const spans = await spansOnce(traceId, (found) => found.some(({ name }) => name === 'send email'))
    const written = spans.find(({ name }) => name === 'write email')
    const sent = spans.find(({ name }) => name === 'send email')
    expect(ancestorsOf(written, spans)).toContain(spans.find(isRequest)?.spanId)
    expect(ancestorsOf(sent, spans)).toContain(written?.spanId)
    expect(spans.map(({ name }) => name)).toEqual(expect.arrayContaining(['INSERT MailRequest', 'INSERT Mail']))
    expect(receiver.bodies.join('').toLowerCase()).not.toContain(email.toLowerCase().split('@')[0])
  })

  test("a webhook is part of the trace, but its receiver isn't given the trace", async () => {
    const company = await startReceiver()
    const owner = await newAdmin('OWNER')
    const hook = await newWebhook(owner, company.url, ['job.published'])
    const { traceId, headers } = newTrace()
    await owner.call('POST', `/api/webhooks/${hook.id}/test`, { headers })
    const spans = await spansOnce(traceId, (found) => found.some(({ name }) => name === 'send webhook'))
    const sent = spans.find(({ name }) => name === 'send webhook')
    expect(ancestorsOf(sent, spans)).toContain(spans.find(isRequest)?.spanId)
    expect(sent?.attributes).toMatchObject({ 'portal.kind': 'test.sent', 'server.address': '127.0.0.1' })
    expect(company.received.map(({ headers: got }) => got.traceparent)).toEqual([undefined])
    await company.close()
  })

  test('no span has a path, a value of a query or an email', () => {
    const all = receiver.bodies.join('')
    expect(all).toContain('jobs of the test')
    expect(all).not.toMatch(/looking-for-a-secret|10\.1\.2\.3|http\.target|url\.|@/)
    expect([...receiver.types]).toEqual(['POST /v1/traces application/json'])
  })

  test('the log has the trace beside the request', async () => {
    const { traceId, headers } = newTrace()
    const id = randomBytes(8).toString('hex')
    const json = { email: newEmail(), password: 'not-the-password' }
    await new Visitor().call('POST', '/api/v1/user/login', { json, headers: { ...headers, 'x-request-id': id } })
    const lines = () => readFileSync(required('TEST_SITE_LOG'), 'utf8').split('\n')
    await until(() => lines().some((line) => line.includes(traceId) && line.includes(id)))
  })
})

describe('without a collector', () => {
  beforeAll(async () => {
    rmSync(scripts, { recursive: true })
    closeSite = await startOwnSite({ NODE_V8_COVERAGE: scripts })
  }, 240_000)

  test('loads nothing of OpenTelemetry but what Next and prom-client load themselves', async () => {
    const response = await fetch(`${required('TEST_SITE_URL')}/applied-jobs`)
    expect(response.status).toBe(200)
    await closeSite()
    expect(loaded('next')).toBe(true)
    for (const name of ['core', 'sdk-trace', 'resources', 'context-async-hooks', 'otlp-exporter-base'])
      expect([name, loaded(`@opentelemetry/${name}`)]).toEqual([name, false])
  })
})

function newTrace() {
  const traceId = randomBytes(16).toString('hex')
  const caller = randomBytes(8).toString('hex')
  return { traceId, caller, headers: { traceparent: `00-${traceId}-${caller}-01` } }
}

const isRequest = ({ kind }: ReceivedSpan) => kind === SERVER

async function spansOnce(traceId: string, isComplete: (spans: ReceivedSpan[]) => boolean): Promise<ReceivedSpan[]> {
  await until(() => isComplete(receiver.spansOf(traceId)))
  return receiver.spansOf(traceId)
}

function ancestorsOf(span: ReceivedSpan | undefined, spans: ReceivedSpan[]): string[] {
  const parent = spans.find(({ spanId }) => spanId === span?.parentSpanId)
  return parent ? [parent.spanId, ...ancestorsOf(parent, spans)] : []
}
