import * as z from 'zod'

const outcome = z.enum(['ok', 'failed', 'off'])

export const aliveResponse = z.object({ status: z.literal('alive') })
export const healthResponse = z.object({
  status: z.enum(['ready', 'degraded', 'unready']),
  checks: z.object({
    database: outcome,
    migrations: outcome,
    store: outcome,
    redis: outcome,
    smtp: outcome,
    scanner: outcome,
  }),
})
