import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { layouts, plainText } from '@/bench/resumes/layouts'
import { personOf, randomOf } from '@/bench/resumes/people'
import { DOCX, extractText } from '@/lib/platform/resumes/extract'

/**
 * `npm run bench -- resume-files`: writes made-up resumes with LibreOffice, Chromium and as plain text, reads them as
 * the site does and saves their text and what's in them to bench/resumes/texts.json. The same seed makes the same people.
 */
const SEED = 39
const BROWSER = process.env.CHROMIUM ?? 'chromium'
const writers = {
  docx: { ending: 'docx', mimeType: DOCX, filter: 'docx:MS Word 2007 XML' },
  doc: { ending: 'doc', mimeType: 'application/msword', filter: 'doc:MS Word 97' },
  rtf: { ending: 'rtf', mimeType: 'application/rtf', filter: 'rtf:Rich Text Format' },
  'office-pdf': { ending: 'pdf', mimeType: 'application/pdf', filter: 'pdf:writer_pdf_Export' },
  'browser-pdf': { ending: 'pdf', mimeType: 'application/pdf', filter: null },
  text: { ending: 'txt', mimeType: 'text/plain', filter: null },
} as const

const folder = mkdtempSync(join(tmpdir(), 'resumes-'))
const random = randomOf(SEED)
const layoutNames = Object.keys(layouts)
const made = Object.entries(writers).flatMap(([writer, { ending, mimeType, filter }], column) => {
  const source = join(folder, writer)
  mkdirSync(source)
  const files = Array.from({ length: 12 }, (_, row) => {
    const person = personOf(random, column * 12 + row)
    const layout = layoutNames[row % layoutNames.length] ?? ''
    const html = layouts[layout]?.(person) ?? ''
    const path = join(source, `${row}.html`)
    writeFileSync(path, `<!doctype html><html><head><meta charset="utf-8"></head><body>${html}</body></html>`)
    if (writer === 'text') writeFileSync(join(source, `${row}.txt`), plainText(html))
    const isHeldOut = (column + Math.floor(row / 6)) % 2 === 1
    return {
      name: `${writer}-${layout}-${row}`,
      isHeldOut,
      path,
      file: join(source, `${row}.${ending}`),
      mimeType,
      person,
    }
  })
  if (filter)
    office(
      filter,
      source,
      files.map(({ path }) => path),
    )
  if (writer === 'browser-pdf') for (const { path, file } of files) print(path, file)
  return files
})

const texts = []
for (const { name, isHeldOut, file, mimeType, person } of made) {
  const { state, text } = await extractText(readFileSync(file), mimeType)
  if (state !== 'READ') throw new Error(`${name} can't be read: ${state}`)
  texts.push({ name, isHeldOut, person, text })
}
writeFileSync('bench/resumes/texts.json', `${JSON.stringify(texts, null, 1)}\n`)
rmSync(folder, { recursive: true, force: true })
console.log(`${texts.length} resumes in bench/resumes/texts.json`)

function office(filter: string, source: string, paths: string[]) {
  const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`
  const options = ['--headless', '--infilter=HTML (StarWriter)', '--convert-to', filter, '--outdir', source]
  execFileSync('soffice', [profile, ...options, ...paths], { stdio: 'ignore', timeout: 180_000 })
}

function print(path: string, file: string) {
  const options = ['--headless', '--no-sandbox', '--no-pdf-header-footer', `--print-to-pdf=${file}`]
  execFileSync(BROWSER, [...options, `file://${path}`], { stdio: 'ignore', timeout: 60_000 })
}
