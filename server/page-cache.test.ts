import { forgetPages } from '@/lib/site/page-changes/channel'
import { pageCache } from './page-cache'

const pageOf = (text: string, status = 200) => ({ status, headers: {}, body: Buffer.from(text) })
const later = () => new Promise((done) => setTimeout(done, 5))

test('however many ask at once, a page is made once', async () => {
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

test('a change of what a page shows is seen at once, and no other page is made again', async () => {
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

test('what was begun before a change is not shown after it', async () => {
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

test('what is not there, and what failed, is asked for again', async () => {
  const statuses = [404, 500, 200]
  const { get: cached } = pageCache(async () => pageOf('', statuses.shift()))
  for (const status of [404, 500, 200, 200]) {
    expect((await cached('/applied-jobs/apply/x', ['jobs'])).status).toBe(status)
    await later()
  }
})

describe('as time goes by', () => {
  const realNow = Date.now
  let time = 1_000_000
  beforeEach(() => {
    Date.now = () => time
  })
  afterEach(() => {
    Date.now = realNow
  })

  test('an old page is sent while the new one is made, and a very old one never', async () => {
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

  test('while a page cannot be rendered the last good one is sent, unless its content has changed', async () => {
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
