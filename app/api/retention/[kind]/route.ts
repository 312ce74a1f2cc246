import { setRule } from '@/lib/accounts/retention/mutations'
import { kindParam, ruleSchema, ruleWire } from '@/lib/accounts/retention/schema'
import { json, methods, route } from '@/lib/api/route'

const change = {
  summary: 'Set how long a kind of data is kept',
  tag: 'Admin console',
  auth: 'owner',
  audit: 'retention.changed',
  responses: { 200: ruleWire },
  params: kindParam,
  body: ruleSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  PUT: route(change, async ({ viewer, params: { kind }, body }) => json(await setRule(viewer, kind, body))),
})
