import fc from 'fast-check'
import { cdata, escapeXml } from '@/lib/platform/xml'

test("no text ends its section or adds characters that XML can't contain", () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const section = cdata(`${one}]]>${other}`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these must not be there.
      expect(section).not.toMatch(/[\u0000-\u0008\ufffe\uffff]|[\ud800-\udfff]/u)
      expect(escapeXml(one + other)).not.toMatch(/[<>"']/)
    }),
  )
})

test('parsing a section gives the text', () => {
  const text = 'a ]]> b ]]]]> <b> & é 👩‍👩‍👧'
  const read = [...cdata(text).matchAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g)].map(([, part]) => part).join('')
  expect(read).toBe(text)
})
