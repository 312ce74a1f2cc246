import * as z from 'zod'

/** A captcha, drawn or as a question. */
export const captchaWire = z.union([
  z.object({ captchaId: z.string(), image: z.string() }),
  z.object({ captchaId: z.string(), question: z.string() }),
])
