import * as z from 'zod'
import { constraintsOf } from '@/lib/platform/constraints'
import {
  lineMessages,
  multiline,
  optionalEmail,
  optionalLine,
  requiredEmail,
  requiredLine,
} from '@/lib/platform/schemas'

const schema = z
  .object({
    name: requiredLine(80, lineMessages('Name', 80)),
    nickname: optionalLine(40, lineMessages('Nickname', 40)),
    email: requiredEmail('Enter an email.'),
    otherEmail: optionalEmail('Enter an email.'),
    text: multiline(z.string().min(1).max(3_000)),
    mobile: z.union([z.literal(''), z.string().max(30)]),
    session: z.enum(['Live', 'Recorded']),
    isHuman: z.boolean().refine((isTicked) => isTicked),
    wantsNews: z.boolean(),
    resume: z.instanceof(File).optional(),
  })
  .superRefine(() => {})

test.each([
  ['name', { required: true, maxLength: 80 }],
  ['nickname', { maxLength: 40 }],
  ['email', { required: true, maxLength: 254, type: 'email' }],
  ['otherEmail', { maxLength: 254, type: 'email' }],
  ['text', { required: true, maxLength: 3_000 }],
  ['mobile', { maxLength: 30 }],
  ['session', { required: true }],
  ['isHuman', { required: true }],
  ['wantsNews', {}],
  ['resume', {}],
  ['unknown', {}],
])('derives the constraints of %s from the schema', (name, expected) => {
  expect(constraintsOf(schema, name)).toEqual(expected)
})

test('derives the constraints of an object that is preprocessed', () => {
  const preprocessed = z.preprocess((given) => given, schema)
  expect(constraintsOf(preprocessed, 'nickname')).toEqual({ maxLength: 40 })
})
