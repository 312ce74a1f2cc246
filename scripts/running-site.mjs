import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

const FILE = '.data/running-site.json'

export function announceRunningSite(name, env) {
  mkdirSync('.data', { recursive: true, mode: 0o700 })
  writeFileSync(FILE, JSON.stringify({ name, pid: process.pid, env }), { mode: 0o600 })
  process.once('exit', () => {
    if (read()?.pid === process.pid) rmSync(FILE, { force: true })
  })
}

export function findRunningSite() {
  const found = read()
  return found && isAlive(found.pid) ? found : null
}

function read() {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return null
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
