import { query } from '@/e2e/support/database'
import { applyTo, newApprovedJob, pdfResume } from '@/e2e/support/jobs'
import { newAdmin, newProfile, newSeeker, signInAdmin, type TestSeeker } from '@/e2e/support/people'
import { storeHolds } from '@/e2e/support/store'
import { Visitor } from '@/e2e/support/visitor'

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

function profileForm(data: unknown, files: Record<string, File> = {}): FormData {
  const form = new FormData()
  form.set('profileData', JSON.stringify(data))
  for (const [name, file] of Object.entries(files)) form.set(name, file)
  return form
}

const read = async ({ visitor, userName }: TestSeeker) =>
  (await visitor.call('GET', `/profile/get/${encodeURIComponent(userName)}`)).json as Record<string, unknown>

test("changes only the sent fields, and only of one's own profile", async () => {
  const seeker = await newSeeker('Ravi Menon')
  expect((await seeker.visitor.call('GET', '/profile/get/Ravi%20Menon')).status).toBe(404)
  const id = await newProfile(seeker, { skills: 'Java', noticePeriod: '15 Days' })
  const other = await newSeeker('Ravi Menon')
  const hostile = { id: 1, seekerId: 1, userName: 'Someone Else', date: '1999-01-01', skills: 'SQL' }
  expect((await other.visitor.call('PUT', `/profile/update/${id}`, { form: profileForm(hostile) })).status).toBe(404)
  const changed = await seeker.visitor.call('PUT', `/profile/update/${id}`, { form: profileForm(hostile) })
  expect(changed.json).toMatchObject({ id, userName: 'Ravi Menon', skills: 'SQL', noticePeriod: '15 Days' })
  expect(await read(seeker)).toMatchObject({ summary: 'Backend engineer', skills: 'SQL', noticePeriod: '15 Days' })
  // Someone with the same name sees only their own profile.
  expect((await other.visitor.call('GET', '/profile/get/Ravi%20Menon')).status).toBe(404)
})

test('creates only one profile from simultaneous requests', async () => {
  const { visitor } = await newSeeker()
  const made = await Promise.all(
    Array.from({ length: 8 }, () => visitor.call('POST', '/profile/add', { form: profileForm({ summary: 'x' }) })),
  )
  expect(made.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409])
})

const position = {
  title: 'Platform Engineer',
  company: 'Harbor Systems',
  from: '2019-02',
  to: '',
  isPresent: true,
  description: '',
}

test('replaces a list that is sent and keeps the others', async () => {
  const seeker = await newSeeker('Lata Iyer')
  const lists = {
    positions: [position, { ...position, title: 'Developer', isPresent: false, to: '2021-03' }],
    degrees: [{ degree: 'B.Tech', school: 'JNTU Hyderabad', year: '2018' }],
    keySkills: ['Kafka', 'Terraform'],
    authorizations: [{ country: 'United States', kind: 'H-1B', until: '2028-06' }],
  }
  const made = await seeker.visitor.call('POST', '/profile/add', { form: profileForm({ skills: 'Java', ...lists }) })
  expect(made.json).toMatchObject({ skills: 'Java', ...lists })
  const { id } = made.json as { id: number }
  const change = (visitor: Visitor, data: unknown) =>
    visitor.call('PUT', `/profile/update/${id}`, { form: profileForm(data) })
  const reversed = [...lists.positions].reverse()
  expect((await change(seeker.visitor, { positions: reversed })).json).toMatchObject({ ...lists, positions: reversed })
  expect((await change(seeker.visitor, { degrees: [] })).json).toMatchObject({
    degrees: [],
    keySkills: lists.keySkills,
  })
  const wrong = await change(seeker.visitor, { positions: [position, { ...position, from: 'May' }], keySkills: [] })
  expect([wrong.status, Object.keys((wrong.json as { errors: object }).errors)]).toEqual([400, ['positions.1.from']])

  const statuses = await Promise.all(
    [new Visitor(), (await newSeeker('Lata Iyer')).visitor, await newAdmin('EDITOR'), await newAdmin('RECRUITER')].map(
      async (visitor) => [
        (await change(visitor, { keySkills: ['Stolen'] })).status,
        (await visitor.call('GET', '/profile/get/Lata%20Iyer')).status,
      ],
    ),
  )
  expect(statuses).toEqual([
    [401, 401],
    [404, 404],
    [403, 403],
    [403, 409],
  ])
  expect(await read(seeker)).toMatchObject({ positions: reversed, keySkills: lists.keySkills })
})

test('shows the lists to recruiters, who can find consenting people by them', async () => {
  const admin = await newAdmin('RECRUITER')
  const seeker = await newSeeker('Bela Shah')
  const skill = `Quasar${Date.now()}`
  const lists = { positions: [{ ...position, title: `${skill} Lead` }], keySkills: [`${skill}-DB`, '<img src=x>'] }
  await seeker.visitor.call('POST', '/profile/add', { form: profileForm(lists) })
  const { json } = await applyTo(await newApprovedJob(await signInAdmin()), seeker, pdfResume('Bela'))
  const html = { headers: { accept: 'text/html' } }
  const page = await admin.call(
    'GET',
    `/adminappliedjobs/${(json as { applyJobDetailsId: number }).applyJobDetailsId}`,
    html,
  )
  expect(page.text).toContain(`${skill} Lead`)
  expect(page.text).toContain('Feb 2019 – present')
  expect(page.text).not.toContain('<img src=x>')
  const find = async (word: string) => (await admin.call('GET', `/adminappliedjobs/talent?search=${word}`, html)).text
  expect(await find(`${skill}-db`)).not.toContain(seeker.email)
  await query(
    `INSERT INTO "Consent" ("seekerId", "kind", "textVersion", "text")
    SELECT "id", 'later-jobs', '1', 'yes' FROM "Seeker" WHERE "email" = $1`,
    [seeker.email],
  )
  expect(await find(`${skill}-db`)).toContain(seeker.email)
  expect(await find(`${skill}+lead`)).toContain(seeker.email)
  expect(await find('isPresent')).not.toContain(seeker.email)
})

test.each([['an invalid notice period', { noticePeriod: '2 Years' }, 'noticePeriod']])(
  'rejects %s with an error on the field',
  async (_name, data, field) => {
    const { visitor } = await newSeeker()
    const reply = await visitor.call('POST', '/profile/add', { form: profileForm(data) })
    expect(reply.status).toBe(400)
    expect(Object.keys((reply.json as { errors: object }).errors)).toEqual([field])
  },
)

test('the photo is public, the resume is for its owner and recruiters, and both can be replaced', async () => {
  const seeker = await newSeeker('Mira Das')
  const photo = new File([pixel], 'me.png', { type: 'image/png' })
  const form = profileForm({ summary: 'x' }, { profileImage: photo, resume: pdfResume('first') })
  const { json } = await seeker.visitor.call('POST', '/profile/add', { form })
  const first = json as { id: number; resume: string; profileImage: string; resumeName: string }
  expect(first.resumeName).toBe('resume.pdf')
  expect((await new Visitor().call('GET', `/uploads/${first.profileImage}`)).headers.get('content-type')).toBe(
    'image/webp',
  )
  const other = await newSeeker()
  expect((await other.visitor.call('GET', `/uploads/${first.resume}`)).status).toBe(404)
  expect((await seeker.visitor.call('GET', `/uploads/${first.resume}`)).text).toContain('first')
  const resume = await seeker.visitor.call('GET', '/api/profile/resume')
  expect(resume.headers.get('content-disposition')).toMatch(/^inline/)
  expect(resume.headers.get('content-security-policy')).toContain('sandbox')
  const text = new File(['plain'], 'resume.txt', { type: 'text/plain' })
  const wrong = profileForm({}, { resume: text })
  expect((await seeker.visitor.call('PUT', `/profile/update/${first.id}`, { form: wrong })).status).toBe(415)
  const second = profileForm({}, { resume: pdfResume('second') })
  expect((await seeker.visitor.call('PUT', `/profile/update/${first.id}`, { form: second })).status).toBe(200)
  expect((await seeker.visitor.call('GET', '/api/profile/resume')).text).toContain('second')
  expect((await seeker.visitor.call('GET', `/uploads/${first.resume}`)).status).toBe(404)
})

test("an application with the profile's resume ignores a file, and keeps that resume when the profile's is replaced", async () => {
  const admin = await signInAdmin()
  const jobId = await newApprovedJob(admin)
  const seeker = await newSeeker()
  const apply = () => {
    const form = new FormData()
    form.set('data', JSON.stringify({ jobId, mobileNumber: '', useProfileResume: true }))
    form.set('resume', pdfResume('chosen before'))
    return seeker.visitor.call('POST', '/apply-job/create', { form })
  }
  expect((await apply()).status).toBe(400)
  const form = profileForm({ summary: 'x' }, { resume: pdfResume('of the profile') })
  const { json } = await seeker.visitor.call('POST', '/profile/add', { form })
  expect((await apply()).status).toBe(201)
  const replaced = profileForm({}, { resume: pdfResume('newer') })
  await seeker.visitor.call('PUT', `/profile/update/${(json as { id: number }).id}`, { form: replaced })
  const query = new URLSearchParams({ jobId: String(jobId), email: seeker.email, resumeFileName: 'resume.pdf' })
  expect((await admin.call('GET', `/apply-job/downloadResume?${query}`)).text).toContain('of the profile')
})

test('an application can be withdrawn once and repeated while the job is open, keeping notes and history', async () => {
  const admin = await signInAdmin()
  const jobId = await newApprovedJob(admin)
  const seeker = await newSeeker()
  const { json } = await applyTo(jobId, seeker, pdfResume(`first of ${seeker.email}`))
  const id = (json as { applyJobDetailsId: number }).applyJobDetailsId
  const check = async () =>
    (await seeker.visitor.call('GET', `/apply-job/check?jobId=${jobId}&email=${encodeURIComponent(seeker.email)}`)).json
  expect(await check()).toBe(true)
  const other = await newSeeker()
  expect((await other.visitor.call('POST', `/api/applications/${id}/withdraw`)).status).toBe(404)
  const tries = await Promise.all([1, 2, 3].map(() => seeker.visitor.call('POST', `/api/applications/${id}/withdraw`)))
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  expect(await check()).toBe(false)
  const note = { text: 'Asked for a call on Monday' }
  expect((await admin.call('POST', `/api/applications/${id}/notes`, { json: note })).status).toBe(201)
  const newer = pdfResume(`newer of ${seeker.email}`)
  const again = await Promise.all([1, 2, 3, 4].map(() => applyTo(jobId, seeker, newer)))
  expect(again.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409])
  expect(await check()).toBe(true)
  expect(again.find(({ status }) => status === 201)?.json).toMatchObject({ applyJobDetailsId: id })
  const page = await admin.call('GET', `/adminappliedjobs/${id}`, { headers: { accept: 'text/html' } })
  expect(page.text).toContain(note.text)
  expect(page.text.match(/<li class="border-l-2[^"]*">/g)).toHaveLength(3)
  const query = new URLSearchParams({ jobId: String(jobId), email: seeker.email, resumeFileName: 'resume.pdf' })
  expect((await admin.call('GET', `/apply-job/downloadResume?${query}`)).text).toContain(`newer of ${seeker.email}`)
  expect(storeHolds(`first of ${seeker.email}`)).toBe(false)
})
