import type { Reply, Visitor } from './visitor'

type Kind = 'applications' | 'accounts' | 'messages'
type Rule = { kind: Kind; months: number | null; version: number }

/** Makes the call that sets a retention rule. */
export function putRule(visitor: Visitor, kind: string, json: object): Promise<Reply> {
  return visitor.call('PUT', `/api/retention/${kind}`, { json })
}

/** Sets a retention rule, whatever the current version. */
export async function setRule(owner: Visitor, kind: Kind, months: number | null): Promise<Rule> {
  const { json } = await putRule(owner, kind, { months, version: 2_000_000_000 })
  const { version } = (json as { current: Rule }).current
  const reply = await putRule(owner, kind, { months, version })
  if (reply.status !== 200) throw new Error(`Setting the rule responded with ${reply.status}: ${reply.text}`)
  return reply.json as Rule
}
