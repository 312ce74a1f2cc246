// cspell:ignore colortbl
import { rtfText } from './rtf'

test.each([
  ["{\\rtf1\\ansi Caf\\'e9 Ruiz\\par\\tab Java\\line C\\{x\\}}", 'Café Ruiz\n\tJava\nC{x}'],
  ['{\\rtf1 {\\colortbl;}{\\*\\generator Word;}{\\info{\\title secret}}shown}', 'shown'],
  ['{\\rtf1\\uc1 \\u8211?dash \\u-10179?\\u-8704?{\\uc2\\u233 ab}c}', '–dash 😀éc'],
  ['{\\rtf1 a{\\b b}c\\~d\\_e}', 'abc d-e'],
  ['{\\rtf1 unbalanced}}}} text', 'unbalanced text'],
])('reads %j as %j', (rtf, text) => expect(rtfText(rtf)).toBe(text))

test('refuses what is not RTF', () => {
  expect(() => rtfText('plain')).toThrow()
})
