import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { strToU8, zipSync } from 'fflate'
import { DOCX } from '@/lib/platform/resumes/extract'

export type HostileDocument = { kind: string; bytes: Uint8Array; mimeType: string }

const PDF = 'application/pdf'
const RTF = 'application/rtf'
const DOC = 'application/msword'
const TEXT = 'text/plain'
const MB = 1024 * 1024
const fixture = (name: string) => readFileSync(`lib/platform/resumes/fixtures/${name}`)
const fixtures = [
  { bytes: fixture('resume.pdf'), mimeType: PDF },
  { bytes: fixture('resume.docx'), mimeType: DOCX },
  { bytes: fixture('resume.doc'), mimeType: DOC },
  { bytes: fixture('resume.rtf'), mimeType: RTF },
  { bytes: fixture('locked.pdf'), mimeType: PDF },
  { bytes: fixture('scan.pdf'), mimeType: PDF },
]
const mimeTypes = [PDF, DOCX, DOC, RTF, TEXT]

/** `upTo(n)` is a whole number from 0 to n - 1. */
type Draw = {
  upTo: (count: number) => number
  one: <Item>(list: readonly Item[]) => Item
  bytes: (count: number) => Uint8Array
}
type Made = Pick<HostileDocument, 'bytes' | 'mimeType'>

const kinds: Record<string, (draw: Draw) => Made> = {
  'zip bomb': ({ upTo }) => docx({ 'word/document.xml': new Uint8Array((1 + upTo(60)) * MB) }),
  'zip bomb with a false size': ({ upTo }) => {
    const { bytes, mimeType } = docx({ 'word/document.xml': new Uint8Array((1 + upTo(60)) * MB) })
    return { bytes: withFalseSize(bytes, 1 + upTo(1_000)), mimeType }
  },
  'nested zips': ({ upTo }) => {
    let inner: Uint8Array = new Uint8Array(MB)
    for (let depth = 0; depth < 2 + upTo(60); depth += 1)
      inner = zipSync({ 'word/document.xml': inner, [`word/header${depth}.xml`]: inner })
    return { bytes: inner, mimeType: DOCX }
  },
  'many parts': ({ upTo }) => {
    const part = strToU8('<w:p><w:t>text</w:t></w:p>')
    const headers = Array.from({ length: 100 + upTo(5_000) }, (_, number) => [`word/header${number}.xml`, part])
    return docx({ 'word/document.xml': part, ...Object.fromEntries(headers) })
  },
  'deep XML': ({ upTo, one }) => {
    const tag = one(['w:p', 'mc:Fallback', 'w:tbl', 'w:t'])
    return docx({ 'word/document.xml': strToU8(`<${tag}>`.repeat(1_000 + upTo(200_000))) })
  },
  'XML entities': ({ upTo }) => {
    const levels = Array.from(
      { length: 2 + upTo(10) },
      (_, level) => `<!ENTITY e${level + 1} "${`&e${level};`.repeat(10)}">`,
    )
    const xml = `<!DOCTYPE d [<!ENTITY e0 "ha">${levels.join('')}]><w:p><w:t>&e${levels.length};</w:t></w:p>`
    return docx({ 'word/document.xml': strToU8(xml) })
  },
  'PDF loop': ({ one }) =>
    one([
      pdf(['<</Type/Catalog/Pages 2 0 R>>', '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 2>>']),
      pdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        '<</Type/Pages/Kids[2 0 R]/Count 1>>',
      ]),
      pdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        '<</Type/Pages/Kids[3 0 R]/Count 1>>',
        page('/Contents[3 0 R 4 0 R]'),
        '[4 0 R]',
      ]),
      pdf(['1 0 R']),
      pdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        pages,
        page('/Contents 4 0 R/Resources<</XObject<</F 4 0 R>>>>'),
        stream('/F Do', '/Subtype/Form/Type/XObject/Resources<</XObject<</F 4 0 R>>>>'),
      ]),
      pdf([
        '<</Type/Catalog/Pages 2 0 R>>',
        pages,
        page('/Contents 4 0 R'),
        '<</Length 4 0 R>>stream\nBT (a) Tj ET\nendstream',
      ]),
      pdf(['<</Type/Catalog/Pages 2 0 R>>', pages, page()], 'trailer<</Root 1 0 R/Prev 9>>\nstartxref\n9'),
    ]),
  'PDF page count': ({ upTo, one }) => {
    const count = one([-1, 0, 99_999, 2_147_483_647, 1e15])
    const kids = '3 0 R '.repeat(1 + upTo(50_000))
    return pdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      `<</Type/Pages/Kids[${kids}]/Count ${count}>>`,
      page('/Contents 4 0 R'),
      stream('BT (word) Tj ET'),
    ])
  },
  'PDF bomb': ({ upTo }) => {
    const zeros = deflateSync(Buffer.alloc((1 + upTo(96)) * MB, ' '))
    const packed = deflateSync(zeros).toString('latin1')
    return pdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      pages,
      page('/Contents 4 0 R'),
      stream(packed, '/Filter[/FlateDecode/FlateDecode]'),
    ])
  },
  'huge image': ({ upTo, one }) => {
    const side = 10_000 + upTo(2_000_000_000)
    const image = stream(
      '0',
      `/Type/XObject/Subtype/Image/Width ${side}/Height ${side}/BitsPerComponent 8/ColorSpace/DeviceRGB/Filter/${one(['FlateDecode', 'DCTDecode', 'JPXDecode', 'CCITTFaxDecode'])}`,
    )
    return pdf([
      '<</Type/Catalog/Pages 2 0 R>>',
      pages,
      page('/Contents 5 0 R/Resources<</XObject<</I 4 0 R>>>>'),
      image,
      stream('/I Do '.repeat(1 + upTo(2_000))),
    ])
  },
  macros: ({ one, bytes }) =>
    one([
      docx({
        'word/document.xml': strToU8('<w:p><w:t>Enable macros</w:t></w:p>'),
        'word/vbaProject.bin': bytes(20_000),
      }),
      pdf([
        '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(while(true){})>>>>',
        pages,
        page('/AA<</O<</S/Launch/F(/bin/sh)>>>>'),
      ]),
      {
        bytes: strToU8(
          '{\\rtf1{\\object\\objocx{\\*\\objdata 0105000002000000}}{\\field{\\*\\fldinst DDEAUTO c:\\\\cmd.exe}}}',
        ),
        mimeType: RTF,
      },
    ]),
  'deep RTF': ({ upTo, one }) => {
    const part = one(['{', '{\\b', '\\bin2147483647 ', "\\'", '\\u-32768?', '{\\*\\x'])
    return { bytes: strToU8(`{\\rtf1 ${part.repeat(1_000 + upTo(500_000))}`), mimeType: RTF }
  },
  'strange text': ({ upTo, one, bytes }) => {
    const part = one(['\u0301', '\u202e', '\0', '\ufdfa', 'a\r', '\ud800', '😀', ' \n'])
    return one([
      { bytes: strToU8(part.repeat(1_000 + upTo(1_000_000))), mimeType: TEXT },
      { bytes: bytes(1_000 + upTo(200_000)), mimeType: one(mimeTypes) },
    ])
  },
  truncated: ({ upTo, one }) => {
    const { bytes, mimeType } = one(fixtures)
    return { bytes: bytes.subarray(0, upTo(bytes.length)), mimeType }
  },
  damaged: ({ upTo, one }) => {
    const { bytes, mimeType } = one(fixtures)
    const copy = Uint8Array.from(bytes)
    // Half of the time in the headers and tables, where the damage is worst.
    const reach = one([copy.length, 1_024])
    for (let change = 0; change < 1 + upTo(40); change += 1) copy[upTo(Math.min(reach, copy.length))] = upTo(256)
    return { bytes: copy, mimeType }
  },
  'wrong extension': ({ one }) => ({ bytes: one(fixtures).bytes, mimeType: one(mimeTypes) }),
}
const names = Object.keys(kinds)

/** The document of this number, the same in every run. Consecutive numbers are of different kinds. */
export function hostileDocument(number: number): HostileDocument {
  const kind = names[number % names.length] ?? ''
  const made = kinds[kind]?.(drawFrom(number))
  if (!made) throw new Error(`There's no document ${number}.`)
  return { kind, ...made }
}

/** Mulberry32. */
function drawFrom(seed: number): Draw {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (count: number) => Math.floor(next() * count)
  return {
    upTo,
    one: (list) => list[upTo(list.length)] as (typeof list)[number],
    bytes: (count) => Uint8Array.from({ length: count }, () => upTo(256)),
  }
}

const docx = (parts: Record<string, Uint8Array>): Made => ({ bytes: zipSync(parts), mimeType: DOCX })

/** Says in the zip's directory that files are this large once they're inflated. */
function withFalseSize(zip: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(zip)
  for (let at = bytes.indexOf('PK\x01\x02'); at >= 0; at = bytes.indexOf('PK\x01\x02', at + 4))
    bytes.writeUInt32LE(size, at + 24)
  return bytes
}

const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
const page = (more = '') => `<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]${more}>>`
const stream = (content: string, more = '') => `<</Length ${content.length}${more}>>stream\n${content}\nendstream`

/** The objects have the numbers from 1. */
function pdf(objects: string[], end = 'trailer<</Root 1 0 R>>'): Made {
  const body = objects.map((object, index) => `${index + 1} 0 obj${object}\nendobj`).join('\n')
  return { bytes: Buffer.from(`%PDF-1.4\n${body}\n${end}\n%%EOF\n`, 'latin1'), mimeType: PDF }
}
