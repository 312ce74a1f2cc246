import { markWords, paragraphs } from './format'

test.each([
  ['<p>Java and JavaScript</p>', 'java', '<p><mark>Java</mark> and JavaScript</p>'],
  ['<p>C# in .NET &amp; more</p>', 'c# .net amp', '<p><mark>C#</mark> in <mark>.NET</mark> &amp; more</p>'],
  ['<strong>x</strong> strong', 'strong', '<strong>x</strong> <mark>strong</mark>'],
  ['<p>a (b) c</p>', '(b) <p>', '<p>a <mark>(b)</mark> c</p>'],
  ['<p>text</p>', '', '<p>text</p>'],
])('marks in %j the words %j', (html, words, marked) => expect(markWords(html, words)).toBe(marked))

test('escapes text that looks like HTML', () => {
  expect(paragraphs('<script>alert(1)</script>\nline\n\nnext & last')).toBe(
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;<br>line</p>\n<p>next &amp; last</p>',
  )
})
