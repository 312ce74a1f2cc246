import { isReplaceable, parsed, walk } from './syntax'

export type Change = { file: string; from: string; to: string }
type Place = { start: number; end: number; isStatement: boolean }
type Edit = { start: number; end: number; text: string }

/**
 * Adds all changes of a file to its text. Each one is behind a condition, so that one build contains every mutation:
 * `MUTATION=3` turns on the third one. In a browser, `e2e/support/test.ts` sets the variable.
 */
export function withSwitches(text: string, changes: { number: number; change: Change }[]): string {
  const nodes = replaceableNodes(text)
  const edits = changes.map(({ number, change }) => switchOf(text, nodes, number, change))
  edits.sort((one, other) => other.start - one.start)
  for (const [index, edit] of edits.entries()) {
    const next = edits[index + 1]
    if (next && next.end > edit.start) throw new Error(`Two mutations of ${changes[0]?.change.file} overlap.`)
  }
  return edits.reduce((result, { start, end, text: put }) => result.slice(0, start) + put + result.slice(end), text)
}

function switchOf(text: string, nodes: Place[], number: number, { file, from, to }: Change): Edit {
  const at = text.indexOf(from)
  if (at < 0 || text.includes(from, at + 1)) throw new Error(`${file} must contain "${from}" exactly once.`)
  const same = commonStart(from, to)
  const sameEnd = commonStart(reversed(from.slice(same)), reversed(to.slice(same)))
  const start = at + same
  const end = at + from.length - sameEnd
  const node = nodes.find((one) => one.start <= start && one.end >= end)
  if (!node) throw new Error(`"${from}" in ${file} isn't in an expression.`)
  const { isStatement } = node
  const original = text.slice(node.start, node.end)
  const mutated = text.slice(node.start, start) + to.slice(same, to.length - sameEnd) + text.slice(end, node.end)
  const isOn = `(globalThis.MUTATION ?? globalThis.process?.env?.MUTATION) === '${number}'`
  // Without "void", a statement's parentheses would call the line before it.
  return {
    start: node.start,
    end: node.end,
    text: `${isStatement ? 'void ' : ''}(${isOn} ? (${mutated}) : (${original}))`,
  }
}

/** Smallest nodes first. */
function replaceableNodes(text: string): Place[] {
  const nodes: Place[] = []
  walk(parsed(text), (node, parents) => {
    if (!isReplaceable(node, parents)) return
    const isStatement = parents.at(-1)?.node.type === 'ExpressionStatement'
    nodes.push({ start: node.start, end: node.end, isStatement })
  })
  return nodes.sort((one, other) => one.end - one.start - (other.end - other.start))
}

function commonStart(one: string, other: string): number {
  let length = 0
  while (length < Math.min(one.length, other.length) && one[length] === other[length]) length += 1
  return length
}

const reversed = (text: string) => [...text].reverse().join('')
