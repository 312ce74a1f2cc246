import fc from 'fast-check'
import { cdata, escapeXml } from '@/lib/platform/xml'

test('produces valid XML from any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }), (one, other) => {
      const section = cdata(`${one}]]>${other}`)
      // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters must be removed.
      expect(section).not.toMatch(/[\u0000-\u0008\ufffe\uffff]|[\ud800-\udfff]/u)
      expect(escapeXml(one + other)).not.toMatch(/[<>"']/)
    }),
  )
})

test('is parsed back to the same text', () => {
  const text = 'a ]]> b ]]]]> <b> & é 👩‍👩‍👧'
  const read = [...cdata(text).matchAll(/<!\[CDATA\[([\s\S]*?)\]\]>/g)].map(([, part]) => part).join('')
  expect(read).toBe(text)
})
