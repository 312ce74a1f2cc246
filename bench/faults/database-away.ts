import { openEngines } from '@/bench/deployment'
import { inSeconds, later, statusesIn, timeUntil, until } from './site'
import { CLIENTS, found, openSite, otherThan503, type Row, type Setting, statusOf, unreadPath } from './stage'
import { compare, startWriters } from './writers'

const AWAY_MS = 30_000

/** Stops PostgreSQL for half a minute while clients write. They must all get a 503 quickly, and no data may be lost. */
export async function stopDatabase(setting: Setting): Promise<Row[]> {
  const { server } = await openEngines(setting.folder, setting.closing)
  const site = await openSite(setting, { DATABASE_URL: server.url })
  const writes = startWriters(site.url, 'away', CLIENTS)
  await until(() => writes.acknowledged() >= 200)
  writes.mark()
  await server.stop('SIGINT')
  const stoppedAt = writes.acknowledged()
  const page = await statusOf(site.url + unreadPath())
  const ready = await statusOf(`${site.url}/readyz`)
  const alive = await statusOf(`${site.url}/healthz`)
  await later(AWAY_MS)
  const { others, slowestMs } = writes
  const during = { ...others }
  await server.start()
  const returned = await timeUntil(() => writes.acknowledged() > stoppedAt)
  await until(() => writes.acknowledged() >= stoppedAt + 200)
  await writes.stop()
  const { lost, halves } = await compare(server.url, 'away', writes)
  return [
    {
      fault: 'The database is down',
      done: `${AWAY_MS / 1000} s, PostgreSQL stopped and started`,
      result: `${statusesIn(during)}, the slowest after ${inSeconds(slowestMs)}; an uncached page ${page}, /healthz ${alive}, /readyz ${ready}; first write ${inSeconds(returned)} after its return; ${writes.acknowledged()} acknowledged, ${lost.length} lost`,
      problems: [
        found([...lost, ...halves], 'Lost or half written'),
        otherThan503(during),
        page !== 503 && `An uncached page is ${page}.`,
        (ready !== 503 || alive !== 200) && 'Health checks are wrong.',
        !site.isAlive() && 'The server died with it.',
      ],
    },
  ]
}
