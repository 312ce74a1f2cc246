import { demoMessages } from '@/lib/people/demos/messages'
import { demoSchema } from '@/lib/people/demos/schema'

const right = {
  student_id: 1,
  first_name: ' Asha ',
  last_name: 'Rao',
  type: 'Live Session',
  email: 'Asha@Example.com',
  number: '+1 (512) 555-0142',
  date: '2026-11-21',
}

test('accepts the documented fields and stores only its own', () => {
  expect(demoSchema.parse(right)).toEqual({
    first_name: 'Asha',
    last_name: 'Rao',
    type: 'Live Session',
    email: 'asha@example.com',
    number: '+1 (512) 555-0142',
  })
})

test.each([
  ['first_name', '  ', demoMessages.firstName],
  ['last_name', undefined, demoMessages.lastName],
  ['first_name', 'A\r\nBcc: x', demoMessages.oneLine],
  ['type', 'Both', demoMessages.type],
  ['email', 'asha@', demoMessages.email],
  ['email', ['a@b.example'], demoMessages.email],
  ['number', 'call me', demoMessages.number],
])('rejects %s = %p', (field, value, message) => {
  const issues = demoSchema.safeParse({ ...right, [field]: value }).error?.issues
  expect(issues?.map(({ path, message: text }) => [path[0], text])).toEqual([[field, message]])
})
