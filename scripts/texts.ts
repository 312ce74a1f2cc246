import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type ParserPlugin, parse } from '@babel/parser'

export type TextKind = 'string' | 'test' | 'comment' | 'paragraph'
export type Text = { kind: TextKind; file: string; line: number; text: string }

type Node = { type: string; value?: unknown; loc?: { start: { line: number } } } & Record<string, unknown>

/** Tracked files with text written by people. Excludes data and generated files. */
export function files(): string[] {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { encoding: 'utf8' }).split('\n')
  return listed.filter(
    (file) =>
      isSource(file) || (file.endsWith('.md') && file !== 'docs/licenses.md' && !file.startsWith('bench/results/')),
  )
}

export const isSource = (file: string) => /\.(tsx?|mjs)$/.test(file) && !file.startsWith('prisma/seed/data/')
export const isTest = (file: string) => file.startsWith('e2e/') || /\.test\.tsx?$/.test(file)

/** Every text in a file: strings and JSX text, names of tests, comments, Markdown paragraphs. */
export function textsIn(file: string, content = readFileSync(file, 'utf8')): Text[] {
  return isSource(file) ? textsInSource(file, content) : paragraphsIn(file, content)
}

function textsInSource(file: string, content: string): Text[] {
  const plugins: ParserPlugin[] = file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript']
  const { program, comments } = parse(content, { sourceType: 'module', plugins, attachComment: false })
  const texts: Text[] = (comments ?? []).map(({ value, loc }) => ({
    kind: 'comment',
    file,
    line: loc?.start.line ?? 0,
    text: joined(value.replaceAll(/^\s*\*/gm, '')),
  }))
  const names = new Set<unknown>()
  collect(program as unknown as Node, (node) => {
    if (node.type === 'CallExpression' && isTestCall(node)) names.add((node.arguments as Node[])[0])
    const text = textOf(node)
    const kind = names.has(node) ? 'test' : 'string'
    if (text) texts.push({ kind, file, line: node.loc?.start.line ?? 0, text: joined(text) })
  })
  return texts
}

const notRead = new Set(['ImportDeclaration', 'TSTypeAnnotation', 'TSTypeAliasDeclaration'])

function collect(node: Node, found: (node: Node) => void): void {
  if (notRead.has(node.type)) return
  found(node)
  for (const value of Object.values(node))
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) collect(child, found)
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

/** Recognizes `test(…)`, `test.step(…)` and `test.each(…)(…)`. */
function isTestCall({ type, name, callee, object }: Node): boolean {
  if (type === 'Identifier') return /^(test|it|describe)$/.test(String(name))
  const inner = callee ?? object
  return isNode(inner) && isTestCall(inner)
}

function textOf(node: Node): string {
  if (node.type === 'StringLiteral' || node.type === 'JSXText') return String(node.value)
  if (node.type !== 'TemplateLiteral') return ''
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('…')
}

function paragraphsIn(file: string, content: string): Text[] {
  const texts: Text[] = []
  let line = 1
  for (const block of content
    .replaceAll(/^```.*?^```/gms, (code) => code.replaceAll(/[^\n]/g, ''))
    .split(/(\n\s*\n)/)) {
    if (block.trim()) texts.push({ kind: 'paragraph', file, line, text: joined(block) })
    line += block.split('\n').length - 1
  }
  return texts
}

const joined = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
