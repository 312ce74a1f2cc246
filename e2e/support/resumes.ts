import { strToU8, zipSync } from 'fflate'

const resumeLines = [
  'Lee Wong',
  'lee.wong@example.com | (512) 555-0142 | Austin, TX',
  'linkedin.com/in/lee-wong',
  'Skills',
  'Java, PostgreSQL, Kubernetes',
  'Experience',
  'Data Engineer',
  'Harbor Systems',
  'Apr 2018 – Present',
  'Education',
  'MBA, Rutgers University, 2016',
]

export const textResume = (lines = resumeLines) => ({
  name: 'lee.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from(lines.join('\n')),
})

/** A Word document with a paragraph for each line. */
export const wordResume = (lines = resumeLines) => ({
  name: 'lee.docx',
  mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  buffer: Buffer.from(
    zipSync({
      '[Content_Types].xml': strToU8(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
      ),
      '_rels/.rels': strToU8(
        '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="d" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${lines.map((line) => `<w:p><w:r><w:t>${line}</w:t></w:r></w:p>`).join('')}</w:body></w:document>`,
      ),
    }),
  ),
})

/** A resume as a call sends it. */
export const fileOf = ({ name, mimeType, buffer }: ReturnType<typeof textResume>) =>
  new File([Uint8Array.from(buffer)], name, { type: mimeType })
