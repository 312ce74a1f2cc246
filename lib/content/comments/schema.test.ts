import { commentMessages } from '@/lib/content/comments/messages'
import { commentSchema, commentStatusSchema } from '@/lib/content/comments/schema'

const sent = {
  blogId: '7',
  name: ' Lena ',
  email: ' Lena@Mail.example',
  text: ' One\r\n\r\n\r\n\r\ntwo ',
  formToken: 'x',
}

test('normalizes a comment from JSON and a plain form alike', () => {
  const tidy = { blogId: 7, name: 'Lena', email: 'lena@mail.example', text: 'One\n\ntwo', website: '', formToken: 'x' }
  expect(commentSchema.parse(sent)).toEqual(tidy)
  expect(commentSchema.parse({ ...sent, blogId: 7 })).toEqual(tidy)
})

test.each([
  ['name', { name: ' ' }, commentMessages.name],
  ['name', { name: 'a\nb' }, commentMessages.oneLine],
  ['name', { name: 'www.pills.example' }, commentMessages.name],
  ['email', { email: 'nobody' }, commentMessages.email],
  ['email', { email: 'a@b.example,c@d.example' }, commentMessages.email],
  ['text', { text: '\n' }, commentMessages.text],
  ['text', { text: 'x'.repeat(3_001) }, commentMessages.tooLong],
  ['text', { text: 'https://a.example https://b.example https://c.example' }, commentMessages.links],
  ['text', { text: 'a\u0007b' }, commentMessages.text],
  ['formToken', { formToken: undefined }, commentMessages.stale],
])('rejects %s: %j', (field, wrong, message) => {
  const { error } = commentSchema.safeParse({ ...sent, ...wrong })
  expect(error?.issues.map(({ path, message: text }) => [path[0], text])).toEqual([[field, message]])
})

test.each(['', 'APPROVED', null, { $ne: 1 }])('rejects the status %j', (state) => {
  expect(commentStatusSchema.safeParse({ state }).success).toBe(false)
})
