import { readdirSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { openEngines } from '@/bench/deployment'
import { freePort } from '@/server/free-port'
import { faultyServer } from './faulty-server'
import { grouped, inSeconds, later, statusesIn, timeUntil, until } from './site'
import {
  FEW_CLIENTS,
  filesWithoutRow,
  found,
  logo,
  openSite,
  otherThan503,
  postingsWithoutLogo,
  type Row,
  type Setting,
  statusOf,
} from './stage'
import { compare, startWriters } from './writers'

const AWAY_MS = 10_000
const MIN_UPLOADS = 10

/**
 * Makes the object store refuse connections and then hang while clients upload. Writes without a file must still work.
 */
export async function loseStore(setting: Setting): Promise<Row[]> {
  const { server, store } = await openEngines(setting.folder, setting.closing)
  const port = await freePort()
  const proxy = faultyProxy(port, Number(new URL(store.env.S3_ENDPOINT ?? '').port))
  setting.closing.push(proxy.close)
  await proxy.set('pass')
  const S3_ENDPOINT = `http://127.0.0.1:${port}`
  const site = await openSite(setting, { ...store.env, DATABASE_URL: server.url, S3_ENDPOINT })
  const uploads = startWriters(site.url, 'uploads', FEW_CLIENTS, logo())
  const writes = startWriters(site.url, 'store', FEW_CLIENTS)

  async function during(fault: string, mode: 'refuse' | 'hang', done: string): Promise<Row> {
    const before = uploads.acknowledged()
    await until(() => uploads.acknowledged() >= before + MIN_UPLOADS)
    uploads.mark()
    writes.mark()
    const written = writes.acknowledged()
    await proxy.set(mode)
    await later(AWAY_MS)
    const ready = await statusOf(`${site.url}/readyz`)
    const made = writes.acknowledged() - written
    const [refused, others] = [{ ...uploads.others }, { ...writes.others }]
    const { slowestMs } = uploads
    await proxy.set('pass')
    const stored = uploads.acknowledged()
    const returned = await timeUntil(() => uploads.acknowledged() > stored)
    return {
      fault,
      done: `${AWAY_MS / 1000} s, ${done}`,
      result: `uploads: ${statusesIn(refused) || 'none rejected'}, the slowest after ${inSeconds(slowestMs)}; ${grouped(made)} writes without a file in that time, ${statusesIn(others) || 'none rejected'}; /readyz ${ready}; first upload ${inSeconds(returned)} after its return`,
      problems: [
        otherThan503(refused),
        (made === 0 || Object.keys(others).length > 0) && 'Writes without a file failed.',
        ready !== 503 && 'Health checks are wrong.',
      ],
    }
  }

  const gone = await during('The object store is gone', 'refuse', 'nothing listens')
  const hanging = await during('The object store hangs', 'hang', 'it accepts connections and stays silent')
  await Promise.all([uploads.stop(), writes.stop()])
  const { lost, halves } = await compare(server.url, 'uploads', uploads)
  const objects = readdirSync(join(setting.folder, 'objects'), { recursive: true, encoding: 'utf8' })
  const missing = await postingsWithoutLogo(server.url, objects)
  const { unused, forgotten } = await filesWithoutRow(server.url, objects)
  hanging.result += `; ${unused.length} files stored without a row by both, each marked for removal`
  gone.problems.push(
    found([...lost, ...halves, ...missing], 'Lost, half written or without their file'),
    found(forgotten, 'Kept forever without a row'),
  )
  return [gone, hanging]
}

/** Forwards data, or accepts it and never responds. */
function faultyProxy(port: number, target: number) {
  const proxy = faultyServer<'pass' | 'hang'>(port, (socket, mode) => {
    if (mode === 'hang') return void socket.resume()
    const behind = proxy.track(connect(target, '127.0.0.1'))
    socket.pipe(behind).pipe(socket)
    socket.once('close', () => behind.destroy())
    behind.once('close', () => socket.destroy())
  })
  return proxy
}
