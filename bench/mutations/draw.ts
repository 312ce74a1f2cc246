import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { isReplaceable, type Node, parsed, walk } from './syntax'

type Candidate = { file: string; line: number; from: string; to: string }

const SOURCES = [
  'lib/**/*.ts',
  'app/api/**/*.ts',
  'server/*.ts',
  'middleware.ts',
  'components/**/*.ts',
  'components/**/*.tsx',
]
const NOT_DRAWN = /\.test\.tsx?$|\.d\.ts$|sample-data|\/messages\.ts$/
const flipped: Record<string, string> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '&&': '||',
  '||': '&&',
  '??': '&&',
}

/** `npm run bench -- mutations --draw 20 --seed 35`: prints mutations of random expressions, the same ones for a seed. */
export function draw(count: number, seed: number): Candidate[] {
  const files = execFileSync('git', ['ls-files', ...SOURCES], { encoding: 'utf8' })
    .split('\n')
    .filter(Boolean)
  const candidates = files.filter((file) => !NOT_DRAWN.test(file)).flatMap(candidatesIn)
  const next = randomNumbers(seed)
  const drawn = new Map<string, Candidate>()
  while (drawn.size < count) {
    const candidate = candidates[Math.floor(next() * candidates.length)]
    if (candidate) drawn.set(`${candidate.file}:${candidate.line}:${candidate.to}`, candidate)
  }
  return [...drawn.values()]
}

function candidatesIn(file: string): Candidate[] {
  const text = readFileSync(file, 'utf8')
  const found: Candidate[] = []
  walk(parsed(text), (node, parents) => {
    if (!isReplaceable(node, parents) && node.type !== 'ExpressionStatement') return
    const to = mutated(node, text)
    const from = text.slice(node.start, node.end)
    if (to && to !== from) found.push({ file, line: text.slice(0, node.start).split('\n').length, from, to })
  })
  return found
}

function mutated(node: Node, text: string): string | undefined {
  const part = (name: string) => {
    const { start, end } = node[name] as Node
    return text.slice(start, end)
  }
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression': {
      const operator = flipped[String(node.operator)]
      return operator && `${part('left')} ${operator} ${part('right')}`
    }
    case 'UnaryExpression':
      return node.operator === '!' ? part('argument') : undefined
    case 'BooleanLiteral':
      return String(!node.value)
    case 'NumericLiteral':
      return String(Number(node.value) + 1)
    case 'ConditionalExpression':
      return `${part('test')} ? ${part('alternate')} : ${part('consequent')}`
    case 'ExpressionStatement':
      return /^(Await|Call)Expression$/.test((node.expression as Node).type) ? 'undefined' : undefined
  }
}

/** Mulberry32: numbers from 0 to 1. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
