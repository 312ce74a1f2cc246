import * as z from 'zod'
import { registry } from '@/app/api/registry'
import { cacheable, readableAnywhere } from '@/lib/api/cacheable'
import { describedApi } from '@/lib/api/describe/described'
import { methods, route } from '@/lib/api/route'

const answers = { 200: z.looseObject({ openapi: z.string() }), 304: null }

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /api/openapi.json: this description of every call, made from what the calls themselves go by
  GET: route({ auth: 'anyone', answers }, async ({ request }) => {
    const body = JSON.stringify(await describedApi(registry))
    return cacheable(request, body, {
      type: 'application/json; charset=utf-8',
      maxAge: 300,
      headers: readableAnywhere,
    })
  }),
})
