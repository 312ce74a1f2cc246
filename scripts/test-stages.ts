import { spawn } from 'node:child_process'

type Count = { passed: number; failed: number; unsteady?: number; failures?: string[] }
type Result = Count & { name: string; seconds: number }

/** The report repeats at most this many lines of a stage's failures, because often only the end of a log is kept. */
const MAX_FAILURE_LINES = 80

/**
 * The report names stages that take this many times longer than usual. That never fails a run, because machines differ.
 */
const SLOW = 2

const results: Result[] = []

const usualSeconds: Record<string, number> = {
  'install and generate': 60,
  build: 60,
  lint: 10,
  units: 60,
  types: 40,
  'API, two processes': 300,
  'journeys in the browser': 360,
}

export async function runStage(
  name: string,
  args: string[],
  env: Record<string, string> = {},
  countOf = countExit,
  program = process.execPath,
): Promise<void> {
  const startedAt = Date.now()
  console.log(`\u203a Testing: ${name} …`)
  const { output, code } = await run(name, program, args, env)
  const count = countOf(output, code)
  const failed = code !== 0 && count.failed === 0 ? 1 : count.failed
  recordStage(name, startedAt, { ...count, failed, failures: failed > 0 ? failuresIn(output) : [] })
}

export function recordStage(name: string, startedAt: number, count: Count = { passed: 0, failed: 0 }): void {
  const seconds = Math.round((Date.now() - startedAt) / 1000)
  results.push({ name, seconds, ...count })
  console.log(`\u203a ${name}: ${inWords(count)}${seconds} s`)
}

export function report(): boolean {
  for (const { name, failures = [] } of results) {
    if (failures.length > 0) console.log(`\n\u2717 ${name}:\n${failures.join('\n')}`)
  }
  console.log('')
  for (const { name, seconds, ...count } of results) {
    const usual = usualSeconds[name]
    const slow = usual && seconds > SLOW * usual ? ` (slow: usually about ${usual} s)` : ''
    console.log(`${count.failed === 0 ? '\u2713' : '\u2717'} ${name}: ${inWords(count)}${seconds} s${slow}`)
  }
  const sum = (key: 'passed' | 'failed') => results.reduce((total, result) => total + result[key], 0)
  console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`)
  return sum('failed') === 0 && sum('passed') > 0
}

export function failuresIn(output: string): string[] {
  const lines = output.split('\n')
  const failures: string[] = []
  let inFailure = false
  for (const line of lines) {
    if (/^\s*(\u25cf |\d+\) \[)/.test(line)) inFailure = !/Console$/.test(line)
    else if (/^(PASS|FAIL|Tests:|Test Suites:)|^\s+\d+ (passed|failed|flaky)/.test(line)) inFailure = false
    if (inFailure) failures.push(line)
  }
  return failures.length > 0 ? failures.slice(0, MAX_FAILURE_LINES) : lines.slice(-MAX_FAILURE_LINES)
}

export function countJest(output: string): Count {
  return { passed: numberIn(output, /^Tests:.*?(\d+) passed/m), failed: numberIn(output, /^Tests:.*?(\d+) failed/m) }
}

export function countPlaywright(output: string): Count {
  const unsteady = numberIn(output, /^\s*(\d+) flaky/m)
  return {
    passed: numberIn(output, /^\s*(\d+) passed/m) + unsteady,
    failed: numberIn(output, /^\s*(\d+) failed/m),
    unsteady,
  }
}

function countExit(_output: string, code: number): Count {
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 }
}

function inWords({ passed, failed, unsteady }: Count): string {
  if (passed + failed === 0) return ''
  return `${passed} passed${unsteady ? ` (${unsteady} on the second try)` : ''}, ${failed} failed in `
}

function numberIn(output: string, pattern: RegExp): number {
  return Number(pattern.exec(output)?.[1] ?? 0)
}

export function countReport(output: string): Count {
  return {
    passed: numberIn(output, /^(\d+) passed, \d+ failed$/m),
    failed: numberIn(output, /^\d+ passed, (\d+) failed$/m),
  }
}

function run(name: string, program: string, args: string[], env: Record<string, string>) {
  return new Promise<{ output: string; code: number }>((done) => {
    const child = spawn(program, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      let line = ''
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString()
        const lines = (line + chunk.toString()).split('\n')
        line = lines.pop() ?? ''
        for (const whole of lines) console.log(`[${name}] ${whole}`)
      })
      stream.once('end', () => line && console.log(`[${name}] ${line}`))
    }
    child.once('close', (code) => done({ output, code: code ?? 1 }))
  })
}
