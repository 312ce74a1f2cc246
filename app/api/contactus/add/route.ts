import { checkCaptcha } from '@/lib/accounts/captcha/challenge'
import { spend } from '@/lib/api/limits'
import { messageResponse } from '@/lib/api/responses'
import { json, methods, route } from '@/lib/api/route'
import { contactMessages } from '@/lib/people/contacts/messages'
import { sendContactMessage } from '@/lib/people/contacts/mutations'
import { contactCallSchema } from '@/lib/people/contacts/schema'

const add = {
  summary: 'Send a contact message; stricter rate limits apply without a captcha',
  tag: 'Messages and demos',
  auth: 'anyone',
  responses: { 201: messageResponse },
  limit: 'message-try-by-ip',
  furtherLimits: ['message-without-captcha-by-ip', 'contact-message-by-ip', 'message-by-email'],
  body: contactCallSchema,
} as const

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: route(add, async ({ viewer, ip, body: { captcha, captchaId, ...message } }) => {
    if (captcha === undefined && captchaId === undefined) await spend('message-without-captcha-by-ip', ip)
    else await checkCaptcha(captchaId ?? '', captcha ?? '', contactMessages.captcha)
    // Counted after the captcha, so a wrong answer uses up an attempt but not a message.
    await spend('contact-message-by-ip', ip)
    await spend('message-by-email', message.email)
    await sendContactMessage(viewer, message)
    return json({ message: contactMessages.success }, 201)
  }),
})
