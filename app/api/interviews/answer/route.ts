import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { answerInvitation } from '@/lib/hiring/interviews/answer-mutations'
import { answerSchema, INVITATION_PATH, invitationQuery } from '@/lib/hiring/interviews/schema'

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(
    {
      summary: 'Choose the time of an interview, or say that none fits, with the token from an email',
      tag: 'Applications',
      auth: 'anyone',
      responses: { 200: messageResponse, 303: null },
      limit: 'interview-answer-by-ip',
      formPage: INVITATION_PATH,
      query: invitationQuery,
      body: answerSchema,
    },
    async ({ viewer, query: { token }, body }) => json({ message: await answerInvitation(viewer, token, body) }),
  ),
})
