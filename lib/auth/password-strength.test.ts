import { strengthOf } from '@/lib/auth/password-strength'

test.each([
  ['', 'Too short'],
  ['abc12', 'Too short'],
  ['aaaaaaaaaaaa', 'Weak'],
  ['12345678', 'Weak'],
  ['qwertyuiop', 'Weak'],
  ['Password1!', 'Weak'],
  ['kestrel', 'Weak'],
  ['abababababababab', 'Weak'],
  ['19191919191919', 'Weak'],
  ['trustno1', 'Weak'],
  ['Kestrel7', 'Fair'],
  ['kestrel-harbor', 'Good'],
  ['growth-rings-and-bridges', 'Strong'],
  ['correct horse battery staple', 'Strong'],
])('rates %j as %s', (password, label) => expect(strengthOf(password, []).label).toBe(label))

test("shows the server's message for a password that the server rejects", () => {
  expect(strengthOf('TrustNo1', []).advice).toMatch(/too common/)
})
