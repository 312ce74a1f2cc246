import { spawn } from 'node:child_process'
import { findRunningSite } from './running-site.mjs'

let started

/**
 * Provides a site for tests that were started by hand (`playwright test`, `jest --selectProjects api`): the one running
 * in this folder, or a new one. Under `npm test` there already is one.
 */
export default async function setUp() {
  if (process.env.TEST_SITE_URL) return
  const running = findRunningSite()
  if (running) console.log(`› Testing against ${running.name}, ${running.env.TEST_SITE_URL}`)
  Object.assign(process.env, running ? running.env : await startSite())
  return tearDown
}

export async function tearDown() {
  if (!started) return
  const exited = new Promise((done) => started.once('exit', done))
  started.kill('SIGTERM')
  await exited
  started = undefined
}

function startSite() {
  started = spawn(process.execPath, ['scripts/test.mjs', 'site'], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] })
  return new Promise((done, fail) => {
    started.once('message', done)
    started.once('exit', () => fail(new Error("The test site didn't start. See the message above.")))
  })
}
