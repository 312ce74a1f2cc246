import { json, methods, route } from '@/lib/api/route'
import { demoMessages } from '@/lib/demos/messages'
import { registerForDemo } from '@/lib/demos/mutations'
import { demoSchema } from '@/lib/demos/schema'

const add = { auth: 'anyone', limit: 'message-by-address', body: demoSchema, refusals: 'text' } as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // POST /demoregister/add: registers for a demo session
  POST: route(add, async ({ viewer, body }) => {
    await registerForDemo(viewer, body)
    return json({ message: demoMessages.success }, 201)
  }),
})
