import { hireFailure } from '@/lib/hiring/employers/messages'

describe('hireFailure', () => {
  test.each([
    ['Error: Email already exists', 'This email is already registered.'],
    ['Mobile number already exists in the list', 'This mobile number is already registered.'],
    ['The file is empty.', 'The file is empty.'],
    ['', 'Posting Job failed. Please try again.'],
  ])('shows a message for %p', (message, expected) => expect(hireFailure(message)).toBe(expected))
})
