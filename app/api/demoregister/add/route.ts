import { spend } from '@/lib/api/limits'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { demoMessages } from '@/lib/people/demos/messages'
import { registerForDemo } from '@/lib/people/demos/mutations'
import { demoSchema } from '@/lib/people/demos/schema'

const add = {
  summary: 'Register for a demo session',
  tag: 'Messages and demos',
  auth: 'anyone',
  responses: { 201: messageResponse },
  limit: 'message-try-by-ip',
  furtherLimits: ['demo-registration-by-ip', 'message-by-email'],
  body: demoSchema,
  errorFormat: 'text',
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(add, async ({ viewer, ip, body }) => {
    await spend('demo-registration-by-ip', ip)
    await spend('message-by-email', body.email)
    await registerForDemo(viewer, body)
    return json({ message: demoMessages.success }, 201)
  }),
})
