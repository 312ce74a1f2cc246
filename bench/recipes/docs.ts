import { readFileSync } from 'node:fs'

export type Step = { file: string; text: string }

const DOCS = 'docs/adding.md'
const BLOCK = /^( *)```\w+ file=(.+)\n([\s\S]*?)^ *```$/gm

/** The blocks of code below a heading of docs/adding.md that name their file. */
export function stepsOf(heading: string): Step[] {
  const docs = readFileSync(DOCS, 'utf8')
  const [, section] = docs.split(new RegExp(`^##+ ${heading}\\b.*$`, 'm'))
  const [own = ''] = (section ?? '').split(/^##+ /m)
  const steps = stepsIn(own)
  if (steps.length === 0) throw new Error(`${DOCS} has no steps for "${heading}".`)
  return steps
}

export const allSteps = (): Step[] => stepsIn(readFileSync(DOCS, 'utf8'))

const stepsIn = (section: string): Step[] =>
  [...section.matchAll(BLOCK)].map(([, indent = '', file = '', text = '']) => ({
    file,
    text: text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  }))
