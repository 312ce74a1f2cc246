import { readFileSync } from 'node:fs'
import { partner } from '@/e2e/support/access/partners'
import { newEmail, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'
import { partnerMessages } from '@/lib/content/partners/messages'

type Wire = typeof partner & {
  id: number
  logo: string | null
  status: string
  date: string
  version: number
  place: number | null
}
let owner: Visitor

beforeAll(async () => {
  owner = await signInAdmin()
})

const logo = () => new File([readFileSync('e2e/support/logo.png')], 'logo.png', { type: 'image/png' })
function send(method: string, path: string, data: object, file?: Blob) {
  const form = new FormData()
  form.set('data', JSON.stringify({ ...partner, ...data }))
  if (file) form.set('logo', file, (file as File).name)
  return owner.call(method, path, { form })
}
const add = (data: object = {}, file?: Blob) => send('POST', '/api/partners', data, file)
const added = async (data: object = {}, file?: Blob) => (await add(data, file)).json as Wire
const update = ({ id }: Wire, data: object, file?: Blob) => send('PUT', `/api/partners/${id}`, data, file)
const approve = ({ id }: Wire, status: unknown) => owner.call('PATCH', `/api/partners/${id}`, { json: { status } })
const remove = ({ id }: Wire) => owner.call('DELETE', `/api/partners/${id}`)
const statusOfLogo = async (name: string | null) =>
  (await new Visitor().call('GET', `/uploads/partners/${name}`)).status
const strip = async () =>
  (await new Visitor().call('GET', '/api/partners/strip')).json as { name: string; logo: string }[]

test("adds a partner as inactive and shows it in the strip while it's active", async () => {
  const { status, json } = await add({ id: 1, version: 9, date: '2001-01-01' }, logo())
  const made = json as Wire
  expect(status).toBe(201)
  expect(made).toMatchObject({ ...partner, status: 'inactive', version: 1 })
  expect(made.date.slice(0, 4)).toBe(String(new Date().getFullYear()))
  const inStrip = async () => (await strip()).some((shown) => shown.logo === `/uploads/partners/${made.logo}`)

  expect(await inStrip()).toBe(false)
  expect((await approve(made, 'active')).json).toEqual({ ...made, status: 'active' })
  expect(await inStrip()).toBe(true)
  await approve(made, 'inactive')
  expect(await inStrip()).toBe(false)
  expect((await remove(made)).status).toBe(200)
})

test('sorts the strip by position, then by creation', async () => {
  const addedAt = (place: unknown) => added({ place, status: 'active' }, logo())
  const second = await addedAt('2')
  const made = [await addedAt(null), second, await addedAt(1)]
  expect(made.map(({ place }) => place)).toEqual([null, 2, 1])
  const orderOf = async () => {
    const shown = (await strip()).map((each) => made.findIndex((one) => each.logo === `/uploads/partners/${one.logo}`))
    return shown.filter((index) => index >= 0)
  }
  expect(await orderOf()).toEqual([2, 1, 0])
  expect(((await update(second, { place: '' })).json as Wire).place).toBeNull()
  expect(await orderOf()).toEqual([2, 1, 0])
  expect(((await update(second, { place: '1' })).json as Wire).place).toBe(1)
  expect(await orderOf()).toEqual([1, 2, 0])
  for (const place of [0, 1000, 1.5, 'first']) {
    const { status, json } = await update(second, { place })
    expect([status, json]).toMatchObject([400, { errors: { place: partnerMessages.place } }])
  }
  for (const each of made) await remove(each)
})

test('caches the strip for up to a minute', async () => {
  const { headers } = await new Visitor().call('GET', '/api/partners/strip')
  expect(headers.get('cache-control')).toBe('public, max-age=60')
})

test('a new logo replaces the old one, and deleting a partner removes it', async () => {
  const made = await added({}, logo())
  const replaced = (await update(made, {}, logo())).json as Wire
  expect(replaced.logo).not.toBe(made.logo)
  expect([await statusOfLogo(made.logo), await statusOfLogo(replaced.logo)]).toEqual([404, 200])
  expect(((await update(made, { location: 'Dallas, Texas' })).json as Wire).logo).toBe(replaced.logo)
  expect([(await remove(made)).status, (await remove(made)).status]).toEqual([200, 404])
  expect(await statusOfLogo(replaced.logo)).toBe(404)
  expect([(await update(made, {})).status, (await approve(made, 'active')).status]).toEqual([404, 404])
})

test('rejects the second of two edits of the same version and returns the current partner', async () => {
  const made = await added()
  const replies = await Promise.all(['First', 'Second'].map((name) => update(made, { name, version: 1 })))
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  const saved = replies.find(({ status }) => status === 200)?.json as Wire
  expect(saved.version).toBe(2)
  expect(replies.find(({ status }) => status === 409)?.json).toMatchObject({
    message: 'Someone else just edited this.',
    current: saved,
  })
  await remove(made)
})

test.each([
  ['an SVG', new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'logo.svg'), 415],
  ['text named as an image', new File(['<script>alert(1)</script>'], 'logo.png'), 415],
  ['six megabytes', new File([new Uint8Array(6 * 1024 * 1024)], 'logo.png'), 413],
])('rejects %s as a logo and creates no partner', async (_name, file, refused) => {
  const email = newEmail('partner')
  expect((await add({ email }, file)).status).toBe(refused)
  const partners = (await owner.call('GET', '/api/partners')).json as Wire[]
  expect(partners.filter((row) => row.email === email)).toEqual([])
})

test.each([['companyWebsite', { companyWebsite: 'javascript:alert(1)' }]])(
  'rejects %s with an error on the field',
  async (name, wrong) => {
    const { status, json } = await add(wrong)
    expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([400, [name]])
  },
)

test('stores a website with its protocol and only requires the company', async () => {
  const form = new FormData()
  form.set('data', JSON.stringify({ companyName: 'Bare Minimum', companyWebsite: 'bare-minimum.example' }))
  const made = (await owner.call('POST', '/api/partners', { form })).json as Wire
  expect(made).toMatchObject({ companyWebsite: 'https://bare-minimum.example', email: '', logo: null })
  await remove(made)
})

test('logs each change once and exports the list as CSV', async () => {
  const companyName = newEmail('company')
  const made = await added({ companyName })
  for (const status of ['active', 'active', 'inactive']) await approve(made, status)
  await update(made, { companyName, location: 'Remote' })
  const csv = await owner.call(
    'GET',
    `/api/exports/partners?approval=inactive&search=${encodeURIComponent(companyName)}`,
  )
  expect(csv.text.trim().split('\r\n')).toHaveLength(2)
  await remove(made)
  const { text } = await owner.call('GET', `/api/exports/audit?search=${encodeURIComponent(companyName)}`)
  const actions = ['deleted', 'changed', 'deactivated', 'approved', 'added'].map((action) => `partner.${action}`)
  expect(text.match(/partner\.[a-z]+/g)).toEqual(actions)
})

test('rejects an invalid status', async () => {
  expect((await owner.call('PATCH', '/api/partners/1', { json: { status: 'approved' } })).status).toBe(400)
})

test.each(['0', '-1', '1e9', '1%20or%201=1', '99999999999'])('returns 404 for partner %s', async (id) => {
  expect((await owner.call('PATCH', `/api/partners/${id}`, { json: { status: 'active' } })).status).toBe(404)
})
