import { spawn } from 'node:child_process'
import { required } from '@/e2e/support/settings'

/** Runs one of the workers of this folder in another process, which a test can kill. */
export async function startWorkerProcess(name: 'import-worker' | 'webhook-worker', env: Record<string, string>) {
  const program = ['--conditions=react-server', '--import', 'tsx', `e2e/support/${name}.ts`]
  const worker = spawn(process.execPath, program, {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    env: {
      ...process.env,
      DATABASE_URL: required('TEST_DATABASE_URL'),
      AUTH_SECRET: required('TEST_AUTH_SECRET'),
      ...env,
    },
  })
  await new Promise((started) => worker.once('message', started))
  return {
    /** Resolves to the signal that ended it. */
    kill: () => {
      const ended = new Promise((done) => worker.once('exit', (_code, signal) => done(signal)))
      worker.kill('SIGKILL')
      return ended
    },
  }
}
