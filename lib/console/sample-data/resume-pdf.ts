import type { SamplePerson, SampleProfile } from '@/lib/console/sample-data/activity'
import { monthLabel } from '@/lib/people/profiles/lists'

/** US Letter, in points. */
const PAGE = { width: 612, height: 792, margin: 56 }
const NOTE = 'Sample resume. This person is fictional.'
const MAX_CHARACTERS = 92

type Line = { text: string; size: number; isBold?: boolean; gap?: number }

/** Writes a sample person's resume as a one-page PDF with the standard fonts. The same person gives the same bytes. */
export function resumePdf(person: SamplePerson, profile: SampleProfile): Buffer {
  return pdfOf(linesOf(person, profile))
}

export const resumeName = ({ userName }: SamplePerson) => `${userName.replaceAll(/[^\p{L}-]+/gu, '-')}-Resume.pdf`

function linesOf({ userName, email, mobile }: SamplePerson, profile: SampleProfile): Line[] {
  const heading = (text: string): Line => ({ text, size: 11, isBold: true, gap: 10 })
  const body = (text: string): Line[] => wrapped(text).map((line) => ({ text: line, size: 10 }))
  const positions = profile.positions.flatMap(({ title, company, from, to, lines }) => [
    { text: `${title}, ${company}`, size: 10, isBold: true, gap: 4 },
    { text: `${monthLabel(from)} – ${to ? monthLabel(to) : 'present'}`, size: 9 },
    ...lines.flatMap((line) => body(`• ${line}`)),
  ])
  return [
    { text: userName, size: 20, isBold: true },
    { text: [profile.place, mobile, email].join('   |   '), size: 9, gap: 4 },
    heading('Summary'),
    ...body(profile.summary),
    heading('Experience'),
    ...positions,
    heading('Education'),
    ...profile.degrees.flatMap(({ degree, school, year }) => body(`${degree}, ${school}, ${year}`)),
    ...(profile.certifications.length > 0
      ? [heading('Certifications'), ...body(profile.certifications.join(', '))]
      : []),
    heading('Skills'),
    ...body(profile.skills.join(', ')),
    { text: NOTE, size: 8, gap: 24 },
  ]
}

function wrapped(text: string): string[] {
  const lines = ['']
  for (const word of text.split(' ')) {
    const longer = lines.at(-1) ? `${lines.at(-1)} ${word}` : word
    if (longer.length <= MAX_CHARACTERS) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function pdfOf(lines: Line[]): Buffer {
  let y = PAGE.height - PAGE.margin
  const drawn = lines.map(({ text, size, isBold, gap = 0 }) => {
    y -= gap + size * 1.4
    return `BT /${isBold ? 'F2' : 'F1'} ${size} Tf 1 0 0 1 ${PAGE.margin} ${y.toFixed(1)} Tm (${escaped(text)}) Tj ET`
  })
  const content = drawn.join('\n')
  const font = (name: string) => `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
  return fileOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
  ])
}

/** A PDF file with these objects and their cross-reference table. Every character is one byte. */
function fileOf(objects: string[]): Buffer {
  let file = '%PDF-1.4\n'
  const positions = objects.map((object, index) => {
    const position = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return position
  })
  const entries = positions.map((position) => `${String(position).padStart(10, '0')} 00000 n `)
  const end = [
    'xref',
    `0 ${objects.length + 1}`,
    '0000000000 65535 f ',
    ...entries,
    'trailer',
    `<< /Size ${objects.length + 1} /Root 1 0 R >>`,
    'startxref',
    file.length,
    '%%EOF',
    '',
  ]
  file += end.join('\n')
  return Buffer.from(file, 'latin1')
}

/** Characters of Windows-1252 that aren't in Latin-1. */
const special: Record<string, string> = { '–': '\x96', '—': '\x97', '•': '\x95', '’': '\x92', '“': '\x93', '”': '\x94' }

function escaped(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[\\()]/g, '\\$&')
    .replaceAll(/[^\x20-\xff]/g, (character) => special[character] ?? '?')
}
