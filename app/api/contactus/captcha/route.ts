import * as z from 'zod'
import { newCaptcha } from '@/lib/accounts/captcha/challenge'
import { spend } from '@/lib/api/limits'
import { json, methods, route } from '@/lib/api/route'

const query = z.object({ kind: z.enum(['image', 'question']).default('image') })

const captchaResponse = z.union([
  z.object({ captchaId: z.string(), image: z.string() }),
  z.object({ captchaId: z.string(), question: z.string() }),
])

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route(
    {
      summary: 'Get a new captcha as an image or a question',
      tag: 'Messages and demos',
      auth: 'anyone',
      responses: { 200: captchaResponse },
      limit: 'captcha-by-ip',
      furtherLimits: ['captcha-question-by-ip'],
      query,
    },
    async ({ ip, query: { kind } }) => {
      // Questions have their own limit, because bots solve them more easily than images.
      if (kind === 'question') await spend('captcha-question-by-ip', ip)
      return json(await newCaptcha(kind))
    },
  ),
})
