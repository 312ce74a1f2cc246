import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { heldOutLayouts } from '@/bench/resumes/held-out-layouts'
import { heldOutPeople } from '@/bench/resumes/held-out-people'
import { layouts, plainText } from '@/bench/resumes/layouts'
import { moreLayouts } from '@/bench/resumes/more-layouts'
import { type Person, personOf, randomOf } from '@/bench/resumes/people'
import { DOCX, extractText } from '@/lib/platform/resumes/extract'

export type Resume = { name: string; isHeldOut: boolean; person: Person; text: string }

const SEED = 39
/** Half of them held out. */
const PER_WRITER = 24
const BROWSER = process.env.CHROMIUM ?? 'chromium'
const writers = {
  docx: { ending: 'docx', mimeType: DOCX, filter: 'docx:MS Word 2007 XML' },
  doc: { ending: 'doc', mimeType: 'application/msword', filter: 'doc:MS Word 97' },
  rtf: { ending: 'rtf', mimeType: 'application/rtf', filter: 'rtf:Rich Text Format' },
  'office-pdf': { ending: 'pdf', mimeType: 'application/pdf', filter: 'pdf:writer_pdf_Export' },
  'browser-pdf': { ending: 'pdf', mimeType: 'application/pdf', filter: null },
  text: { ending: 'txt', mimeType: 'text/plain', filter: null },
} as const
const developed = Object.entries({ ...layouts, ...moreLayouts })
const heldOut = Object.entries(heldOutLayouts)

/**
 * Writes made-up resumes with LibreOffice, Chromium and as plain text, and reads them as the site does. The same seed
 * makes the same people.
 */
export async function writtenResumes(): Promise<Resume[]> {
  const folder = mkdtempSync(join(tmpdir(), 'resumes-'))
  const random = randomOf(SEED)
  const made = Object.entries(writers).flatMap(([writer, { ending, mimeType, filter }], column) => {
    const source = join(folder, writer)
    mkdirSync(source)
    const files = Array.from({ length: PER_WRITER }, (_, row) => {
      const isHeldOut = row % 2 === 1
      const person = personOf(random, column * PER_WRITER + row, isHeldOut ? heldOutPeople : undefined)
      const choices = isHeldOut ? heldOut : developed
      const [layout = '', write] = choices[(row >> 1) % choices.length] ?? []
      const html = write?.(person) ?? ''
      const path = join(source, `${row}.html`)
      writeFileSync(path, `<!doctype html><html><head><meta charset="utf-8"></head><body>${html}</body></html>`)
      if (writer === 'text') writeFileSync(join(source, `${row}.txt`), plainText(html))
      return { name: `${writer} ${layout}`, isHeldOut, path, file: join(source, `${row}.${ending}`), mimeType, person }
    })
    const paths = files.map(({ path }) => path)
    if (filter) office(filter, source, join(folder, 'profile'), paths)
    if (writer === 'browser-pdf') for (const { path, file } of files) print(path, file)
    return files
  })
  const resumes: Resume[] = []
  for (const { name, isHeldOut, file, mimeType, person } of made) {
    const { state, text } = await extractText(readFileSync(file), mimeType)
    if (state !== 'READ') throw new Error(`${name} can't be read: ${state}`)
    resumes.push({ name, isHeldOut, person, text })
  }
  rmSync(folder, { recursive: true, force: true })
  return resumes
}

function office(filter: string, source: string, profileFolder: string, paths: string[]) {
  const profile = `-env:UserInstallation=file://${profileFolder}`
  const options = ['--headless', '--infilter=HTML (StarWriter)', '--convert-to', filter, '--outdir', source]
  execFileSync('soffice', [profile, ...options, ...paths], { stdio: 'ignore', timeout: 180_000 })
}

function print(path: string, file: string) {
  const options = ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${file}`]
  execFileSync(BROWSER, [...options, `file://${path}`], { stdio: 'ignore', timeout: 60_000 })
}
