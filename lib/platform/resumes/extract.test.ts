// cspell:ignore ﬁnance
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { strToU8, zipSync } from 'fflate'
import { DOCX, extractText } from './extract'

const fixture = (name: string) => new Uint8Array(readFileSync(join('lib/platform/resumes/fixtures', name)))

test.each([
  ['resume.pdf', 'application/pdf'],
  ['resume.doc', 'application/msword'],
  ['resume.docx', DOCX],
  ['resume.rtf', 'application/rtf'],
])('reads %s, written by LibreOffice', async (name, mimeType) => {
  const { state, text } = await extractText(fixture(name), mimeType)
  expect(state).toBe('READ')
  expect(text.split('\n')).toEqual([
    'Maria Gonzalez',
    'maria.gonzalez@example.com | (512) 555-0142 | Austin, TX',
    'Skills',
    expect.stringMatching(/^(?:• )?Java, C#, \.NET, AWS, Kubernetes$/),
    'Experience',
    'Senior Java Developer at Lone Star Bank',
  ])
})

test('reads plain text, without what no one can see', async () => {
  const written = 'Ana\u0000 Lima\r\nReact\u00a0 and  ﬁnance, \ud800 Lisbon\n\n\n\nend'
  const { text } = await extractText(new TextEncoder().encode(written), 'text/plain')
  expect(text).toBe('Ana Lima\nReact and finance, � Lisbon\n\nend')
})

test('reads headers, footers and text boxes of a Word document', async () => {
  const part = (text: string) => strToU8(`<w:p><w:t>${text}</w:t></w:p>`)
  const bytes = zipSync({
    'word/document.xml': part('Fifteen years of databases'),
    'word/header1.xml': part('Lee Park'),
    'word/footer1.xml': part('lee@example.com'),
    'word/media/image1.png': part('not text'),
  })
  const { text } = await extractText(bytes, DOCX)
  expect(text).toBe('Lee Park\nFifteen years of databases\nlee@example.com')
})

test.each([
  ['a scan', 'NO_TEXT', fixture('scan.pdf'), 'application/pdf'],
  ['a protected document', 'ENCRYPTED', fixture('locked.pdf'), 'application/pdf'],
  ['half a document', 'BROKEN', fixture('resume.docx').subarray(0, 2_000), DOCX],
  ['a damaged old document', 'BROKEN', fixture('resume.doc').subarray(0, 3_000), 'application/msword'],
  ['an empty document', 'NO_TEXT', new Uint8Array([32]), 'text/plain'],
])('tells %s apart', async (_name, state, bytes, mimeType) => {
  expect(await extractText(bytes, mimeType)).toEqual({ state, text: '' })
})
