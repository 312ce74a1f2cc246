import * as z from 'zod'
import { personMessages } from '@/lib/hiring/persons/messages'
import { blankOr, idSchema, lineMessages, optionalLine, versionSchema } from '@/lib/platform/schemas'

const MAX_TAG = 30
const MAX_TAGS = 20
const MAX_TYPED = 1_000

/** The tags in a text such as "Java, relocating", without repetitions. */
export function readTags(text: string): string[] {
  const tags = text
    .split(',')
    .map((tag) => tag.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
  return tags.filter((tag, place) => place === tags.findIndex((other) => other.toLowerCase() === tag.toLowerCase()))
}

export const tagsText = (tags: readonly string[]) => tags.join(', ')

export const personSchema = z
  .object({
    ownerId: z.string(personMessages.ownerUnknown).regex(/^([1-9]\d{0,8})?$/, personMessages.ownerUnknown),
    followUpAt: blankOr(z.iso.date(personMessages.followUp), personMessages.followUp),
    tags: optionalLine(MAX_TYPED, lineMessages('Tags', MAX_TYPED))
      .refine((text) => readTags(text).every((tag) => tag.length <= MAX_TAG), personMessages.tagTooLong)
      .refine((text) => readTags(text).length <= MAX_TAGS, personMessages.tooManyTags)
      .meta({ description: 'Separated by commas' }),
  })
  .refine(({ ownerId, followUpAt }) => ownerId !== '' || followUpAt === '', {
    path: ['ownerId'],
    message: personMessages.ownerMissing,
  })

export const personChangeSchema = personSchema.safeExtend({ version: versionSchema })

export const mergeSchema = z.object({ otherId: idSchema, version: versionSchema, otherVersion: versionSchema })
export type Merge = z.output<typeof mergeSchema>

export const personWire = z.object({
  id: z.int(),
  ownerId: z.string(),
  followUpAt: z.string(),
  tags: z.string(),
  version: versionSchema,
})

export type PersonInput = z.input<typeof personSchema>
export type PersonFields = z.output<typeof personSchema>
export type PersonChange = z.output<typeof personChangeSchema>
export type WirePerson = z.output<typeof personWire>
