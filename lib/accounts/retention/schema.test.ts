import { ruleSchema } from '@/lib/accounts/retention/schema'

test.each([3, 120, null])('accepts %j months', (months) => {
  expect(ruleSchema.parse({ months, version: 0 })).toEqual({ months, version: 0 })
})

test.each([2, 121, 3.5, '12', 'keep', undefined])('rejects %j months', (months) => {
  expect(ruleSchema.safeParse({ months, version: 0 }).success).toBe(false)
})
