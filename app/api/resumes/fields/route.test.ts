import { readFileSync } from 'node:fs'
import { query } from '@/e2e/support/database'
import { newSeeker } from '@/e2e/support/people'
import { fileOf, textResume, wordResume } from '@/e2e/support/resumes'
import { Visitor } from '@/e2e/support/visitor'

const lee = {
  name: 'Lee Wong',
  email: 'lee.wong@example.com',
  phone: '+1 (512) 555-0142',
  city: 'Austin, TX',
  links: ['https://www.linkedin.com/in/lee-wong'],
  skills: ['Java', 'PostgreSQL', 'Kubernetes'],
  positions: [{ title: 'Data Engineer', company: 'Harbor Systems', from: '2018-04', to: '', isPresent: true }],
  degrees: [{ degree: 'MBA', school: 'Rutgers University', year: '2016' }],
}

const fixture = (name: string) =>
  fileOf({ name, mimeType: 'application/pdf', buffer: readFileSync(`lib/platform/resumes/fixtures/${name}`) })

function read(resume: File | null) {
  const form = new FormData()
  form.set('data', '{}')
  if (resume) form.set('resume', resume)
  return new Visitor().call('POST', '/api/resumes/fields', { form })
}

test('reads text and Word documents without storing them', async () => {
  const count = () => query<{ count: string }>('SELECT count(*) FROM "StoredFile" WHERE "originalName" LIKE \'lee.%\'')
  const before = await count()
  for (const resume of [textResume(), wordResume()]) {
    const { status, json, headers } = await read(fileOf(resume))
    expect(status).toBe(200)
    expect(json).toEqual(lee)
    expect(headers.get('cache-control')).toContain('no-store')
  }
  expect(await count()).toEqual(before)
})

test.each([
  ['a scan', () => fixture('scan.pdf'), 422, 'It may be a scan.'],
  ['a protected file', () => fixture('locked.pdf'), 422, 'protected with a password'],
  ['a damaged file', () => new File(['%PDF-1.4\nxx'], 'cv.pdf', { type: 'application/pdf' }), 422, 'damaged'],
  ['an image', () => new File(['GIF89a'], 'cv.gif', { type: 'image/gif' }), 415, 'Choose a .pdf'],
  ['a file over 5 MB', () => new File(['x'.repeat(5 * 1024 * 1024 + 1)], 'cv.txt'), 413, 'under 5 MB'],
  ['no file', () => null, 400, 'Choose a resume.'],
])('explains why it reads nothing from %s', async (_what, file, status, text) => {
  const reply = await read(file())
  expect(reply.status).toBe(status)
  expect(reply.text).toContain(text)
})

test("reads the resume in the seeker's profile, and says if there's none", async () => {
  const { visitor, userName } = await newSeeker('Lee Wong')
  expect((await visitor.call('GET', '/api/profile/resume/fields')).status).toBe(404)
  const form = new FormData()
  form.set('profileData', JSON.stringify({ userName }))
  form.set('resume', fileOf(wordResume()))
  await visitor.call('POST', '/profile/add', { form })
  const { status, json } = await visitor.call('GET', '/api/profile/resume/fields')
  expect(status).toBe(200)
  expect(json).toEqual(lee)
})
