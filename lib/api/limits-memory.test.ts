import { AsyncLocalStorage } from 'node:async_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { until } from '@/e2e/support/waiting'
import { spend } from '@/lib/api/limits'

test("doesn't keep a request in memory with its counter", async () => {
  const requests = new AsyncLocalStorage<object>()
  async function countOne(): Promise<WeakRef<object>> {
    const request = { body: 'of a request' }
    await requests.run(request, () => spend('sign-in-code-by-email', 'seeker@mail.example'))
    return new WeakRef(request)
  }
  const request = await countOne()
  setFlagsFromString('--expose-gc')
  const collectGarbage = runInNewContext('gc') as () => void
  await until(async () => {
    collectGarbage()
    return request.deref() === undefined
  })
})
