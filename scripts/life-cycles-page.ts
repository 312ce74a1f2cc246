import { applicationTransitions } from '@/lib/hiring/applications/statuses'
import { postingTransitions } from '@/lib/jobs/postings/statuses'

type Transitions = Record<string, { from: readonly string[]; to: string; by: string }>

export function lifeCyclesPage(): string {
  return `# Life cycles

\`npm run docs:life-cycles\` generates this page from the tables in the code. A test fails when it's out of date.

## A posting

\`lib/jobs/postings/statuses.ts\` defines these transitions. After a posting is submitted, only \`transitionPosting\`
(\`lib/jobs/postings/transitions.ts\`) and undoing a decision (\`lib/hiring/moderation/undo-mutations.ts\`, back to
PENDING) change its status. If the posting isn't in one of the statuses that the transition starts from, the response is
409. Every transition writes an audit entry and, except for \`resubmit\` and transitions by imports and job feeds, an
email. Imports can add jobs that are already APPROVED (\`addPostings\`), without an email.

${sectionOf(postingTransitions)}

Employers can confirm their email at any time. Confirming doesn't change the posting's status. When an employer edits
an open job, it stays APPROVED, and visitors see the old version until an admin approves the change.

## An application

\`lib/hiring/applications/statuses.ts\` defines these transitions. Recruiters can undo their decisions. If the seeker has
withdrawn an application, only the seeker can apply again.

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
