import { wordText } from './word'

const paragraph = (inner: string) => `<w:p><w:r>${inner}</w:r></w:p>`

test.each([
  [
    paragraph('<w:t>Meera Rao</w:t>') + paragraph('<w:t xml:space="preserve">Data </w:t><w:t>Engineer</w:t>'),
    'Meera Rao\nData Engineer',
  ],
  [paragraph('<w:t>R&amp;D &lt;2019&gt; &#8211; &#x2022;</w:t>'), 'R&D <2019> – •'],
  [paragraph('<w:t>a</w:t><w:tab/><w:t>b</w:t><w:br/><w:t>c</w:t>'), 'a\tb\nc'],
  [paragraph('<w:instrText>HYPERLINK "x"</w:instrText><w:delText>gone</w:delText><w:t>kept</w:t>'), 'kept'],
  [paragraph('<w:t>&#99999999; &unknown; <script>x</script></w:t>'), '&#99999999; &unknown; x'],
  [
    '<mc:AlternateContent><mc:Choice><w:t>box</w:t></mc:Choice><mc:Fallback><w:t>box</w:t></mc:Fallback></mc:AlternateContent>',
    'box',
  ],
  ['', ''],
])('reads from %j the text %j', (xml, text) => expect(wordText(xml)).toBe(text))
