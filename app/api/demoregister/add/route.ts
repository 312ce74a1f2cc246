import { messageAnswer } from '@/lib/api/answers'
import { spend } from '@/lib/api/limits'
import { json, methods, route } from '@/lib/api/route'
import { demoMessages } from '@/lib/demos/messages'
import { registerForDemo } from '@/lib/demos/mutations'
import { demoSchema } from '@/lib/demos/schema'

const add = {
  auth: 'anyone',
  answers: { 201: messageAnswer },
  limit: 'message-try-by-address',
  furtherLimits: ['demo-registration-by-address', 'message-by-email'],
  body: demoSchema,
  refusals: 'text',
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /demoregister/add: registers for a demo session
  POST: route(add, async ({ viewer, address, body }) => {
    await spend('demo-registration-by-address', address)
    await spend('message-by-email', body.email)
    await registerForDemo(viewer, body)
    return json({ message: demoMessages.success }, 201)
  }),
})
