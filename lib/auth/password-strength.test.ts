import { strengthOf } from '@/lib/auth/password-strength'

test.each([
  ['', 'Too short'],
  ['abc12', 'Too short'],
  ['aaaaaaaaaaaa', 'Weak'],
  ['12345678', 'Weak'],
  ['qwertyuiop', 'Weak'],
  ['Password1!', 'Weak'],
  ['kestrel', 'Weak'],
  ['Kestrel7', 'Fair'],
  ['kestrel-harbor', 'Good'],
  ['growth-rings-and-bridges', 'Strong'],
  ['correct horse battery staple', 'Strong'],
])('%j is %s', (password, label) => expect(strengthOf(password).label).toBe(label))
