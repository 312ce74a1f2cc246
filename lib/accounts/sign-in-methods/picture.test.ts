import { ownPicture } from './picture-mutations'

const issuer = 'https://accounts.example.com'

test.each([
  ['https://accounts.example.com/photos/1.png', true],
  ['https://lh3.googleusercontent.com/a/photo=s96-c', true],
  ['https://media.licdn.com/dms/image/1', true],
  ['https://googleusercontent.com.example.org/photo.png', false],
  ['https://accounts.example.com:8443/photo.png', false],
  ['https://accounts.example.com@10.0.0.1/photo.png', false],
  ['http://lh3.googleusercontent.com/a/photo', false],
  ['http://127.0.0.1:9000/metrics', false],
  ['https://10.0.0.1/photo.png', false],
  ['file:///etc/passwd', false],
  [`https://accounts.example.com/${'a'.repeat(500)}`, false],
  [{ href: 'https://accounts.example.com/photo.png' }, false],
  [undefined, false],
])('takes a photo from %j: %s', (url, isTaken) => {
  expect(ownPicture(url, issuer)).toBe(isTaken ? url : '')
})
