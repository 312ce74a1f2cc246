import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { applyTo, newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'

let owner: Visitor
let seeker: TestSeeker

beforeAll(async () => {
  owner = await signInAdmin()
  seeker = await newSeeker()
})

const wordFile = (name: string, bytes: Uint8Array<ArrayBuffer>) =>
  new File([bytes], name, { type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document' })

async function apply(resume?: File): Promise<number> {
  const { json } = await applyTo(await newApprovedJob(owner), seeker, resume)
  return (json as { applyJobDetailsId: number }).applyJobDetailsId
}

test('displays a PDF in the browser, isolated from the site', async () => {
  const { status, headers, text } = await owner.call('GET', `/apply-job/resume/${await apply()}`)
  expect(status).toBe(200)
  expect(text).toMatch(/^%PDF/)
  expect(headers.get('content-type')).toBe('application/pdf')
  expect(headers.get('content-disposition')).toMatch(/^inline; filename="resume.pdf"/)
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('content-security-policy')).toContain('sandbox')
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('shows a text file as a page that can run nothing, with the searched words marked', async () => {
  const text = 'Ten years of COBOL <script>alert(1)</script>'
  const id = await apply(new File([text], 'cv.txt', { type: 'text/plain' }))
  const reply = await owner.call('GET', `/apply-job/resume/${id}?words=cobol`)
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(reply.headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'self'; sandbox$/)
  expect(reply.headers.get('cache-control')).toBe('private, no-store')
  expect(reply.text).toContain('<p>Ten years of <mark>COBOL</mark> &lt;script&gt;alert(1)&lt;/script&gt;</p>')
})

test('shows a Word document with its headings, but without its links', async () => {
  const id = await apply(wordFile('resume.docx', readFileSync('lib/platform/resumes/fixtures/resume.docx')))
  const { text } = await owner.call('GET', `/apply-job/resume/${id}`)
  expect(text).toMatch(/<h1>Maria Gonzalez<\/h1>/)
  const run = '<w:r><w:t>Portfolio of a very long career</w:t></w:r>'
  const hostile = zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="d" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/_rels/document.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="link" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink" Target="javascript:alert(1)" TargetMode="External"/></Relationships>',
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><w:body><w:p><w:hyperlink r:id="link">${run}</w:hyperlink></w:p></w:body></w:document>`,
    ),
  })
  const reply = await owner.call('GET', `/apply-job/resume/${await apply(wordFile('links.docx', hostile))}`)
  expect(reply.text).toContain('<p>Portfolio of a very long career</p>')
  expect(reply.text).not.toMatch(/javascript:|<a\b/)
})

test('says so if a document is damaged', async () => {
  const damaged = readFileSync('lib/platform/resumes/fixtures/resume.doc').subarray(0, 3_000)
  const id = await apply(new File([damaged], 'resume.doc', { type: 'application/msword' }))
  expect((await owner.call('GET', `/apply-job/resume/${id}`)).text).toContain("We can't read this document.")
})

test('deletes the resume with the application', async () => {
  const id = await apply()
  expect((await owner.call('DELETE', `/apply-job/delete/${id}`)).status).toBe(200)
  expect((await owner.call('GET', `/apply-job/resume/${id}`)).status).toBe(404)
  const trail = await owner.call('GET', `/api/exports/audit?action=application.deleted`)
  expect(trail.text).toContain(`,application.deleted,${id},`)
})

test('keeps a resume that a profile or another application still uses', async () => {
  const { visitor } = await newSeeker()
  const profile = new FormData()
  profile.set('profileData', JSON.stringify({ summary: 'x' }))
  profile.set('resume', pdfResume('of the profile'))
  await visitor.call('POST', '/profile/add', { form: profile })
  const applyWithProfile = async () => {
    const form = new FormData()
    form.set('data', JSON.stringify({ jobId: await newApprovedJob(owner), useProfileResume: true }))
    const { json } = await visitor.call('POST', '/apply-job/create', { form })
    return (json as { applyJobDetailsId: number }).applyJobDetailsId
  }
  const [first, second] = [await applyWithProfile(), await applyWithProfile()]
  for (const id of [first, second]) {
    expect((await owner.call('GET', `/apply-job/resume/${id}`)).text).toContain('of the profile')
    expect((await owner.call('DELETE', `/apply-job/delete/${id}`)).status).toBe(200)
  }
  expect((await visitor.call('GET', '/api/profile/resume')).text).toContain('of the profile')
})
