import * as z from 'zod'
import { json, methods, route } from '@/lib/api/route'
import { newCaptcha } from '@/lib/captcha/challenge'
import { captchaWire } from '@/lib/captcha/wire'

const query = z.object({ kind: z.enum(['image', 'question']).default('image') })

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  // GET /contactus/captcha?kind=: a new captcha, drawn or as a question
  GET: route(
    { auth: 'anyone', answers: { 200: captchaWire }, limit: 'captcha-by-address', query },
    async ({ query: { kind } }) => json(await newCaptcha(kind)),
  ),
})
