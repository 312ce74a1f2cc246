import { execFile, spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { salaryRange } from '@/lib/jobs/postings/search-form'
import { startMailSink } from '@/scripts/mail-sink'
import { say } from '@/scripts/prepare.mjs'
import { startTestSite } from '@/scripts/test-site'
import { freePort } from '@/server/free-port'

const ROUNDS = 5
const SECONDS = 4
/** On a slow machine an uncached search waits behind 31 others. */
const MAX_ANSWER_SECONDS = 10
const CONNECTIONS = 32
/** More than one round needs. */
const MAX_SEARCHES = 1_000
const { min, max, step } = salaryRange()
const STEPS = (max - min) / step
const pages = {
  'a text page': '/our-focus',
  'the job list': '/applied-jobs',
  'a job': '/applied-jobs/apply/scrum-master',
}

/**
 * `npm run bench -- requests`: measures requests per second that one process serves from its cache, compared with nginx
 * and a bare Node server that send the same bytes, and uncached job lists per second. Alternates between servers,
 * because a machine's speed varies over time. Prints medians of five. Needs `wrk` and `nginx`.
 */
for (const tool of ['wrk', 'nginx'])
  if (spawnSync(tool, ['-v']).error) throw new Error(`Install ${tool} first, from your system's packages.`)
const folder = mkdtempSync(join(tmpdir(), 'portal-requests-'))
chmodSync(folder, 0o755)
const mail = await startMailSink(join(folder, 'mails'))
// Production defaults. In tests, workers poll more often and read the time from a file, and requests are counted.
const more = { WORKER_TICK_MS: '200', CLOCK_FILE: '', METRICS_TOKEN: '' }
const site = await startTestSite({ folder, mail, more })
const origin = site.env.TEST_SITE_URL as string
let current: Buffer = Buffer.alloc(0)
let searches = 0
const bare = createServer((_request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8')
  response.setHeader('content-encoding', 'br')
  response.setHeader('content-length', current.length)
  response.end(current)
}).listen(0, '127.0.0.1')
const nginx = await startNginx(join(folder, 'nginx'))
try {
  say('| what | nginx | bare Node | the site | of nginx | of bare Node |')
  for (const [name, path] of Object.entries(pages)) {
    current = await bytesOf(path)
    writeFileSync(nginx.file, current)
    const bareUrl = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`
    const times = await inTurns([() => rateOf(nginx.url), () => rateOf(bareUrl), () => rateOf(origin + path)])
    const [byNginx = 0, byNode = 0, ours = 0] = times
    const share = (of: number) => (ours / of).toFixed(2)
    say(
      `| ${name}, ${(current.length / 1000).toFixed(1)} kB | ${[byNginx, byNode, ours].join(' | ')} | ${share(byNginx)} | ${share(byNode)} |`,
    )
  }
  const [rendered = 0] = await inTurns([() => rateOf(origin, newSearches(join(folder, 'searches.lua')))])
  say(`Uncached job lists: ${rendered} per second.`)
} finally {
  nginx.stop()
  bare.close()
  await site.close()
  await mail.close()
  rmSync(folder, { recursive: true, force: true })
}

async function bytesOf(path: string): Promise<Buffer> {
  const args = ['-sf', '-H', 'accept-encoding: br', origin + path]
  const { stdout } = await promisify(execFile)('curl', args, { encoding: 'buffer' })
  return stdout
}

async function inTurns(measures: (() => Promise<number>)[]): Promise<number[]> {
  const rounds: number[][] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const rates: number[] = []
    for (const measure of measures) rates.push(await measure())
    rounds.push(rates)
  }
  return measures.map(
    (_measure, at) =>
      rounds.map((rates) => rates[at] ?? 0).sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ?? 0,
  )
}

async function rateOf(url: string, script?: string): Promise<number> {
  const args = [
    '-t1',
    `-c${CONNECTIONS}`,
    `-d${SECONDS}s`,
    `--timeout=${MAX_ANSWER_SECONDS}s`,
    '-H',
    'accept-encoding: br',
    ...(script ? ['-s', script] : []),
    url,
  ]
  const child = spawn('wrk', args)
  let output = ''
  child.stdout.on('data', (data) => {
    output += data
  })
  await new Promise((done) => child.once('close', done))
  if (/Non-2xx|Socket errors/.test(output)) throw new Error(`Not all requests of ${url} succeeded:\n${output}`)
  return Math.round(Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]))
}

/** Writes a wrk script of filter searches, each requested once. */
function newSearches(file: string): string {
  searches += MAX_SEARCHES
  const script = `
local posted = { 'all', '24h', '3d', '7d' }
local experience = { '0-1', '2-4', '5%2B' }
local n = ${searches}
request = function()
  n = n + 1
  local rest, query = n, ''
  local function take(count)
    local taken = rest % count
    rest = (rest - taken) / count
    return taken
  end
  query = 'salary=' .. take(${STEPS}) * ${step} .. '&posted=' .. posted[take(4) + 1]
  for _, years in ipairs(experience) do
    if take(2) == 1 then query = query .. '&experience=' .. years end
  end
  for _, mode in ipairs({ 'Remote', 'Hybrid', 'Onsite' }) do
    if take(2) == 1 then query = query .. '&type=' .. mode end
  end
  return wrk.format('GET', '/applied-jobs?' .. query)
end
`
  writeFileSync(file, script)
  return file
}

async function startNginx(root: string) {
  const port = await freePort()
  mkdirSync(join(root, 'files'), { recursive: true })
  const config = join(root, 'nginx.conf')
  writeFileSync(
    config,
    `worker_processes auto; pid ${root}/pid; error_log ${root}/error; events { worker_connections 512; }
http { access_log off; sendfile on; default_type text/html;
  server { listen 127.0.0.1:${port}; root ${root}/files; add_header content-encoding br; } }
`,
  )
  const { status, stderr } = spawnSync('nginx', ['-c', config])
  if (status !== 0) throw new Error(`nginx didn't start: ${stderr}`)
  return {
    url: `http://127.0.0.1:${port}/page.html`,
    file: join(root, 'files/page.html'),
    stop: () => spawnSync('nginx', ['-c', config, '-s', 'stop']),
  }
}
