import { json, methods, route } from '@/lib/api/route'
import { setRule } from '@/lib/retention/mutations'
import { kindParam, ruleSchema, ruleWire } from '@/lib/retention/schema'

const change = { auth: 'owner', answers: { 200: ruleWire }, params: kindParam, body: ruleSchema } as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // PUT /api/retention/{kind}: an owner sets how long rows of a kind are kept
  PUT: route(change, async ({ viewer, params: { kind }, body }) => json(await setRule(viewer, kind, body))),
})
