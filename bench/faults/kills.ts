import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { openEngines } from '@/bench/deployment'
import { clusterFolder, openEmbeddedDatabase } from '@/server/embedded-database'
import { statusOf } from '@/server/postgres/cluster'
import { type FaultySite, grouped, later, spread, timeUntil, until } from './site'
import {
  CLIENTS,
  FEW_CLIENTS,
  filesWithoutRow,
  found,
  logo,
  openSite,
  postingsWithoutLogo,
  type Row,
  type Setting,
} from './stage'
import { type Comparison, compare, startWriters, type Writes } from './writers'

const KILLS = 5

/** Kills the server five times while clients write. Every acknowledged write must be in PostgreSQL. */
export async function killServer(setting: Setting): Promise<Row[]> {
  const { server } = await openEngines(setting.folder, setting.closing)
  const site = await openSite(setting, { DATABASE_URL: server.url })
  const starts: number[] = []
  const uploads = startWriters(site.url, 'uploads', FEW_CLIENTS, logo())
  const writes = await writeThrough(setting, site, 'server', async () => {
    await site.kill()
    starts.push(await site.start())
  })
  await uploads.stop()
  const compared = await compare(server.url, 'server', writes)
  const stored = readdirSync(join(site.dataDir, 'uploads'), { recursive: true, encoding: 'utf8' })
  const missing = await postingsWithoutLogo(server.url, stored)
  const { unused, forgotten } = await filesWithoutRow(server.url, stored)
  const row = rowOf('The server is killed', 'PostgreSQL', setting, writes, compared, starts)
  const problems = [found(missing, 'Without their file'), found(forgotten, 'Kept forever without a row')]
  return [
    {
      ...row,
      result: `${row.result}; ${grouped(uploads.acknowledged())} uploads in that time, ${missing.length} without their file; ${unused.length} files stored without a row, each marked for removal`,
      problems: [...row.problems, ...problems],
    },
  ]
}

/** Kills PostgreSQL five times. The server must survive. */
export async function killDatabase(setting: Setting): Promise<Row[]> {
  const { server } = await openEngines(setting.folder, setting.closing)
  const site = await openSite(setting, { DATABASE_URL: server.url })
  const returns: number[] = []
  const writes = await writeThrough(setting, site, 'database', async (acknowledged) => {
    await server.stop('SIGKILL')
    await later(1_000)
    await server.start()
    returns.push(await timeUntil(() => acknowledged() > 0))
  })
  const compared = await compare(server.url, 'database', writes)
  const row = rowOf('The database is killed', 'PostgreSQL', setting, writes, compared, returns)
  return [{ ...row, problems: [...row.problems, !site.isAlive() && 'The server died with it.'] }]
}

/** Kills the site, its embedded database, and both at once. Whatever survives must be reused or restarted. */
export async function killEmbedded(setting: Setting): Promise<Row[]> {
  const site = await openSite(setting, { DATABASE_URL: '' })
  const killDatabase = () => process.kill(statusOf(clusterFolder(site.dataDir))?.pid ?? 0, 'SIGKILL')
  const restart = async () => [await site.kill(), await site.start()][1] ?? 0
  const ways: [fault: string, run: string, kill: (isBack: () => boolean) => Promise<number>][] = [
    ['The server is killed, and its embedded database survives', 'server', restart],
    ['The embedded database is killed', 'database', async (isBack) => killDatabase() && timeUntil(isBack)],
    ['The server and its embedded database are killed at once', 'both', async () => killDatabase() && restart()],
  ]
  const rows: Row[] = []
  for (const [fault, run, kill] of ways) {
    const times: number[] = []
    const writes = await writeThrough(setting, site, run, async (acknowledged) => {
      times.push(await kill(() => acknowledged() > 0))
    })
    const database = await openEmbeddedDatabase(site.dataDir)
    const compared = await compare(database.url, run, writes)
    await database.close()
    rows.push(rowOf(fault, 'embedded', setting, writes, compared, times))
  }
  return rows
}

/** Clients write throughout, and kills come at even intervals. */
async function writeThrough(
  setting: Setting,
  site: FaultySite,
  run: string,
  kill: (acknowledged: () => number) => Promise<void>,
): Promise<Writes> {
  const writes = startWriters(site.url, run, CLIENTS)
  for (let number = 1; number <= KILLS; number += 1) {
    await until(() => writes.acknowledged() >= (setting.writes * number) / (KILLS + 1))
    const before = writes.acknowledged()
    await kill(() => writes.acknowledged() - before)
  }
  await until(() => writes.acknowledged() >= setting.writes)
  await writes.stop()
  return writes
}

function rowOf(
  fault: string,
  database: string,
  setting: Setting,
  writes: Writes,
  compared: Comparison,
  times: number[],
): Row {
  const { lost, halves, rows } = compared
  const acknowledged = writes.acknowledged()
  return {
    fault,
    done: `kill -9, ${KILLS} times, ${database}`,
    result: `${grouped(acknowledged)} writes acknowledged, ${lost.length} lost; ${grouped(rows)} rows, ${halves.length} half written; serving again after ${spread(times)}`,
    problems: [found(lost, 'Lost'), found(halves, 'Half written'), acknowledged < setting.writes && 'Too few writes.'],
  }
}
