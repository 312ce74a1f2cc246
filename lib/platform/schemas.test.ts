import { zodResolver } from '@hookform/resolvers/zod'
import * as z from 'zod'
import { webUrl } from '@/lib/jobs/postings/field'
import { postingMessages } from '@/lib/jobs/postings/messages'
import { optionalEmail, optionalWebsite } from '@/lib/platform/schemas'

/** The error that a form shows beside the field. */
async function errorOf(field: z.ZodType<unknown, unknown>, typed: string): Promise<string | undefined> {
  const resolve = zodResolver(z.object({ field }))
  const { errors } = await resolve({ field: typed }, undefined, { fields: {}, shouldUseNativeValidation: false })
  return (errors as { field?: { message?: string } }).field?.message
}

const message = 'Say it another way.'

test.each([
  ['an email', optionalEmail(message), message],
  ['a website', optionalWebsite(message), message],
  ["a company's website", webUrl(), postingMessages.webUrl],
])('a form shows our own error for %s that may be blank', async (_name, field, expected) => {
  expect(await errorOf(field, 'Lantern Freight Systems')).toBe(expected)
  expect(await errorOf(field, 'lantern')).toBe(expected)
  expect(await errorOf(field, '')).toBeUndefined()
})
