import { applicationTransitions } from '@/lib/hiring/applications/states'
import { postingTransitions } from '@/lib/jobs/postings/statuses'

type Transitions = Record<string, { from: readonly string[]; to: string; by: string }>

export function lifeCyclesPage(): string {
  return `# Life cycles

Made by \`npm run docs:life-cycles\` from the tables in the code; a test fails when this page is not what they say.

## A posting

\`lib/jobs/postings/statuses.ts\`. Only \`transitionPosting\` (\`lib/jobs/postings/transitions.ts\`) changes a posting's
status after it was submitted: it writes only from a status that the transition leads out of, so an impossible one changes
nothing and is refused with 409. Closing, filling, expiring and renewing are for what has been public; every transition
writes an audit row and an e-mail.

${sectionOf(postingTransitions)}

Its employer confirms their address by a mailed link at any time; that changes no status. An open job whose employer wants
something changed stays APPROVED and public as it was, until an admin approves or rejects the change.

## An application

\`lib/hiring/applications/states.ts\`. A recruiter may take a decision back; what a seeker has withdrawn only they take up
again, by applying anew.

${sectionOf(applicationTransitions)}
`
}

function sectionOf(transitions: Transitions): string {
  const rows = Object.entries(transitions).map(([name, { from, to, by }]) => [
    name,
    from.join(', ') || 'nothing',
    to,
    by,
  ])
  return ['```mermaid', 'stateDiagram-v2', ...arrowsOf(transitions), '```', '', ...tableOf(rows)].join('\n')
}

function arrowsOf(transitions: Transitions): string[] {
  const all = Object.entries(transitions)
  const arrows = all.flatMap(([name, { from, to, by }]) =>
    (from.length > 0 ? from : ['[*]']).map((status) => `  ${status} --> ${to}: ${name} (${by})`),
  )
  const left = new Set(all.flatMap(([, { from }]) => from))
  const ends = [...new Set(all.map(([, { to }]) => to))].filter((status) => !left.has(status))
  return [...arrows, ...ends.map((status) => `  ${status} --> [*]`)]
}

function tableOf(rows: string[][]): string[] {
  const line = (cells: string[]) => `| ${cells.join(' | ')} |`
  return [line(['Transition', 'From', 'To', 'By']), line(['---', '---', '---', '---']), ...rows.map(line)]
}
