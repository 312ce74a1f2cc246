import { forgetPages } from '@/lib/site/page-changes/channel'
import { pageCache } from './page-cache'

const pageOf = (text: string, status = 200) => ({ status, headers: {}, body: Buffer.from(text) })
const later = () => new Promise((done) => setTimeout(done, 5))

test('renders a page once, however many visitors request it', async () => {
  let made = 0
  const { get: cached } = pageCache(async (url) => {
    made += 1
    await later()
    return pageOf(url)
  })
  const pages = await Promise.all(Array.from({ length: 100 }, () => cached('/applied-jobs', ['jobs'])))
  expect(made).toBe(1)
  expect(new Set(pages).size).toBe(1)
})

test('drops only the pages whose content changed', async () => {
  const made: string[] = []
  const { get: cached } = pageCache(async (url) => {
    made.push(url)
    return pageOf(url)
  })
  const readAll = async () => {
    await cached('/applied-jobs', ['jobs'])
    await cached('/blogsection', ['blogs'])
    await cached('/about-us', [])
  }
  await readAll()
  forgetPages('jobs')
  await readAll()
  expect(made).toEqual(['/applied-jobs', '/blogsection', '/about-us', '/applied-jobs'])
})

test('never serves a page whose rendering began before a change', async () => {
  let text = 'old'
  const { get: cached } = pageCache(async () => {
    const page = pageOf(text)
    await later()
    return page
  })
  const early = cached('/applied-jobs', ['jobs'])
  text = 'new'
  forgetPages('jobs')
  expect((await cached('/applied-jobs', ['jobs'])).body.toString()).toBe('new')
  expect((await early).body.toString()).toBe('old')
  expect((await cached('/applied-jobs', ['jobs'])).body.toString()).toBe('new')
})

test("doesn't cache missing pages and errors", async () => {
  const statuses = [404, 500, 200]
  const { get: cached } = pageCache(async () => pageOf('', statuses.shift()))
  for (const status of [404, 500, 200, 200]) {
    expect((await cached('/applied-jobs/apply/x', ['jobs'])).status).toBe(status)
    await later()
  }
})

describe('over time', () => {
  const realNow = Date.now
  let time = 1_000_000
  beforeEach(() => {
    Date.now = () => time
  })
  afterEach(() => {
    Date.now = realNow
  })

  test("serves a stale page while it's rendered again, but never a very old one", async () => {
    let made = 0
    const { get: cached } = pageCache(async () => {
      made += 1
      return pageOf(String(made))
    })
    const read = async () => (await cached('/applied-jobs', ['jobs'])).body.toString()
    expect(await read()).toBe('1')
    time += 3_000
    await later()
    expect(await read()).toBe('1')
    await later()
    expect(await read()).toBe('2')
    time += 60_000
    await later()
    expect(await read()).toBe('3')
  })

  test("serves the last good page while it can't be rendered, unless its content has changed", async () => {
    let status = 200
    const { get: cached } = pageCache(async () => pageOf('', status))
    const read = async () => (await cached('/applied-jobs', ['jobs'])).status
    expect(await read()).toBe(200)
    status = 500
    for (const seconds of [10, 60, 5_000]) {
      time += seconds * 1_000
      await later()
      expect(await read()).toBe(200)
    }
    forgetPages('jobs')
    expect(await read()).toBe(500)
    status = 200
    time += 10
    await later()
    expect(await read()).toBe(200)
  })
})
