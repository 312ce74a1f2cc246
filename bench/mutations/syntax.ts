import { parse } from '@babel/parser'

export type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Visit = (node: Node, parents: { node: Node; key: string }[]) => void

export const parsed = (text: string): Node =>
  parse(text, { sourceType: 'module', plugins: ['typescript', 'jsx'] }).program as unknown as Node

/** Visits all nodes, parents first. `parents` starts with the program and ends with the node's parent. */
export function walk(node: Node, visit: Visit, parents: { node: Node; key: string }[] = []): void {
  visit(node, parents)
  for (const [key, value] of Object.entries(node)) {
    const children = Array.isArray(value) ? value : [value]
    for (const child of children) if (isNode(child)) walk(child, visit, [...parents, { node, key }])
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value

/** Whether a conditional expression in parentheses can take the node's place. */
export function isReplaceable(node: Node, parents: { node: Node; key: string }[]): boolean {
  const above = parents.at(-1)
  if (!above || !(isExpression(node) || node.type === 'JSXElement')) return false
  if (parents.some(({ node: { type } }) => /^TS(?!As|Satisfies|NonNull)|Pattern$|^Import|^ExportAll/.test(type)))
    return false
  const { node: parent, key } = above
  // Parentheses at the start of a statement would call the line before it.
  const isFirst = parents.some(({ node: one }) => one.type === 'ExpressionStatement' && one.start === node.start)
  if (isFirst && parent.type !== 'ExpressionStatement') return false
  if (['callee', 'left', 'key', 'id', 'argument', 'quasi', 'tag'].includes(key) && !isOperand(parent, key)) return false
  if (key === 'property' || (key === 'object' && parent.type.startsWith('Optional'))) return false
  if (parent.type === 'ExportNamedDeclaration' || parent.type.startsWith('JSX'))
    return parent.type === 'JSXExpressionContainer' || parent.type === 'JSXSpreadAttribute'
  return !(parent.type === 'ExportSpecifier' || (parent.type === 'ObjectProperty' && parent.shorthand === true))
}

const isOperand = (parent: Node, key: string): boolean =>
  (key === 'left' && /^(Binary|Logical)Expression$/.test(parent.type)) ||
  (key === 'argument' &&
    !/^(Update|Optional)|delete/.test(`${parent.type}${parent.operator === 'delete' ? 'delete' : ''}`))

const isExpression = ({ type }: Node): boolean =>
  /Expression$|^(Identifier|TemplateLiteral|(String|Numeric|Boolean|Null|RegExp)Literal)$/.test(type) &&
  !/^(TS|JSX)/.test(type)
