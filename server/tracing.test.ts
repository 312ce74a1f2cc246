import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTraceReceiver } from '@/e2e/support/trace-receiver'
import { parseEnv } from '@/lib/env'
import { startTracing } from './tracing'

test('sends traces as protobuf unless another protocol is set', async () => {
  const receiver = await startTraceReceiver()
  // The exporter reads it from there.
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = receiver.url
  const tracing = await startTracing(parseEnv(process.env))
  const site = createServer((request, response) =>
    tracing?.request(request, response, 'request-1', () => response.end()),
  )
  await new Promise<void>((listening) => site.listen(0, '127.0.0.1', listening))
  try {
    const url = `http://127.0.0.1:${(site.address() as AddressInfo).port}`
    await (await fetch(`${url}/applied-jobs?search=secret`)).text()
    await new Promise((closed) => site.close(closed))
    await tracing?.shutdown()
    expect([...receiver.types]).toEqual(['POST /v1/traces application/x-protobuf'])
    for (const part of ['GET /applied-jobs', 'request-1', 'staffing-portal'])
      expect(receiver.bodies.join()).toContain(part)
    expect(receiver.bodies.join()).not.toContain('secret')
  } finally {
    await receiver.close()
  }
})
