import * as z from 'zod'
import { describedApi } from '@/app/api/describe'
import { cacheable } from '@/lib/api/cacheable'
import { methods, route } from '@/lib/api/route'

const responses = { 200: z.looseObject({ openapi: z.string() }), 304: null }

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get this OpenAPI description',
      tag: 'Description',
      auth: 'anyone',
      isReadableAnywhere: true,
      responses,
    },
    async ({ request }) => {
      const body = JSON.stringify(await describedApi())
      return cacheable(request, body, {
        type: 'application/json; charset=utf-8',
        maxAge: 300,
      })
    },
  ),
})
