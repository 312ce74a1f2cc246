import { openEngines } from '@/bench/deployment'
import { newSeeker, PASSWORD } from '@/e2e/support/people'
import { grouped, inSeconds, later, statusesIn, until } from './site'
import { CLIENTS, found, openSite, type Row, type Setting } from './stage'
import { compare, startSignIns, startWriters } from './writers'

const AWAY_MS = 10_000
const SEEKERS = 20
const SIGN_IN_CLIENTS = 3

/** Kills Redis, then makes it hang, while clients write and seekers sign in. Users shouldn't notice. */
export async function loseRedis(setting: Setting): Promise<Row[]> {
  const { server, redis } = await openEngines(setting.folder, setting.closing)
  const site = await openSite(setting, { DATABASE_URL: server.url, REDIS_URL: redis.url })
  Object.assign(process.env, { TEST_SITE_URL: site.url, TEST_DATABASE_URL: server.url })
  const emails: string[] = []
  while (emails.length < SEEKERS) emails.push((await newSeeker()).email)
  const writes = startWriters(site.url, 'redis', CLIENTS)
  const signIns = startSignIns(site.url, emails, PASSWORD, SIGN_IN_CLIENTS)

  async function during(fault: string, done: string, begin: () => unknown, end: () => unknown): Promise<Row> {
    await until(() => writes.acknowledged() >= 200)
    writes.mark()
    const before = writes.acknowledged()
    const signedIn = signIns.made
    await begin()
    await later(AWAY_MS)
    const made = writes.acknowledged() - before
    const madeSignIns = signIns.made - signedIn
    const { others, slowestMs } = writes
    await end()
    return {
      fault,
      done: `${AWAY_MS / 1000} s, ${done}`,
      result: `${grouped(made)} writes and ${madeSignIns} sign-ins in that time, ${statusesIn({ ...others, ...signIns.others }) || 'none rejected'}; the slowest write after ${inSeconds(slowestMs)}`,
      problems: [
        (made === 0 || Object.keys(others).length > 0) && 'Writes failed without Redis.',
        (madeSignIns === 0 || Object.keys(signIns.others).length > 0) && 'Sign-ins failed without Redis.',
      ],
    }
  }

  const gone = await during('Redis is gone', 'killed and started', redis.close, redis.start)
  const hanging = await during(
    'Redis hangs',
    'SIGSTOP and SIGCONT',
    () => redis.signal('SIGSTOP'),
    () => redis.signal('SIGCONT'),
  )
  await Promise.all([writes.stop(), signIns.stop()])
  const { lost, halves } = await compare(server.url, 'redis', writes)
  gone.problems.push(found([...lost, ...halves], 'Lost or half written'))
  return [gone, hanging]
}
