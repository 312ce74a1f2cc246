import { readFileSync } from 'node:fs'
import { wcagContrast } from 'culori'
import sharp from 'sharp'
import { newAdmin, signInAdmin } from '@/e2e/support/people'
import { siteUrls } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { until } from '@/e2e/support/waiting'
import { settingsMessages } from '@/lib/site/settings/messages'
import sampleCompany from '@/lib/site/settings/sample-company.json' with { type: 'json' }
import sampleLook from '@/lib/site/settings/sample-look.json' with { type: 'json' }

type Saved = { version: number; value: Record<string, unknown> }

const company = {
  ...sampleCompany,
  name: 'Harborline',
  legalName: 'Harborline Staffing, Inc.',
  tagline: 'Engineers for the Great Lakes',
  description: 'Harborline places software engineers with manufacturers around the Great Lakes.',
  phone: '+1 (312) 555-0188',
  email: 'team@harbor-pine.example',
  referencePrefix: 'HP',
  offices: [{ ...sampleCompany.offices[0], phone: '+1 (312) 555-0188' }],
}
const look = { ...sampleLook, brand: '#1d3f8f', accent: '#b3261e', corners: 'sharp', typeface: 'inter' }

const sites = siteUrls()
let owner: Visitor

const current = async (name: string) => (await owner.call('GET', `/api/settings/${name}`)).json as Saved
const saveCompany = async (value: object) =>
  owner.call('PUT', '/api/settings/company', { json: { version: (await current('company')).version, ...value } })
async function saveLook(value: object, files: Record<string, File> = {}) {
  const form = new FormData()
  form.set('data', JSON.stringify({ version: (await current('look')).version, ...value }))
  for (const [name, file] of Object.entries(files)) form.set(name, file)
  return owner.call('PUT', '/api/settings/look', { form })
}
const restore = async (name: string) =>
  owner.call('POST', `/api/settings/${name}/restore`, { json: { version: (await current(name)).version, from: 0 } })
const textOf = async (path: string, site?: string) =>
  (await new Visitor(site).call('GET', path, { headers: { accept: 'text/html' } })).text
async function untilAllShow(path: string, text: string) {
  for (const site of sites) await until(async () => (await textOf(path, site)).includes(text))
}

beforeAll(async () => {
  owner = await signInAdmin()
})

afterAll(async () => {
  await restore('company')
  await restore('look')
  await untilAllShow('/', sampleCompany.legalName)
})

test('shows another company everywhere within seconds, on every kind of page, feed and file', async () => {
  expect(await saveCompany(company)).toMatchObject({ status: 200 })
  for (const path of ['/', '/contact-us', '/login', '/applied-jobs', '/privacy', '/feed.xml', '/embed/jobs'])
    await untilAllShow(path, 'Harborline')
  for (const path of ['/manifest.webmanifest', '/api/openapi.json']) await untilAllShow(path, 'Harborline')
  expect(await textOf('/')).not.toContain(sampleCompany.phone)
})

test('colors and corners are in a style sheet whose URL changes with each version', async () => {
  const { json } = await saveLook(look)
  const { version } = json as Saved
  const sheet = `/theme/${version}.css`
  for (const path of ['/about-us', '/our-focus']) await untilAllShow(path, sheet)
  const { text, headers } = await new Visitor().call('GET', sheet)
  expect(text).toContain('--radius-card:0.25rem')
  expect(headers.get('cache-control')).toContain('immutable')
  expect((await new Visitor().call('GET', `/theme/${version + 1}.css`)).status).toBe(404)
  expect((await textOf('/our-focus')).includes(`/theme/${version}-focus-rings.svg`)).toBe(true)
  for (const [of, color] of [
    [version, look.brand],
    [0, sampleLook.brand],
  ])
    expect((await new Visitor().call('GET', `/theme/${of}-focus-rings.svg`)).text).toContain(`--d:${color};`)
  for (const none of [`${version}-none.svg`, `${version + 1}-focus-rings.svg`])
    expect((await new Visitor().call('GET', `/theme/${none}`)).status).toBe(404)
  for (const picture of ['share.png', 'tab-32.png', 'app-512.png', 'maskable-512.png'])
    expect(await new Visitor().call('GET', `/theme/${picture}`)).toMatchObject({ status: 200 })
})

test("a logo goes through the same checks as every image, and stays until it's removed", async () => {
  const logo = new File([readFileSync('e2e/support/logo.png')], 'logo.png', { type: 'image/png' })
  const { value } = (await saveLook(look, { logo })).json as Saved
  expect(value.logo).toMatch(/\.webp$/)
  expect((await new Visitor().call('GET', `/uploads/site/${value.logo}`)).status).toBe(200)
  const kept = (await saveLook({ ...look, logo: value.logo, corners: 'round' })).json as Saved
  expect(kept.value.logo).toBe(value.logo)
  const forged = (await saveLook({ ...look, logo: 'another.webp' })).json as Saved
  expect(forged.value.logo).toBe(value.logo)
  expect(((await saveLook({ ...look, logo: null })).json as Saved).value.logo).toBeNull()
})

const png = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background: '#1d3f8f' } })
      .png()
      .toBuffer(),
  )
const drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

test.each<[string, string, string, () => Promise<BlobPart> | BlobPart, number, string]>([
  [
    'a drawing with a script',
    'logo',
    'logo.svg',
    () => drawing,
    415,
    'Choose a .png, .jpg, .jpeg, .webp, or .gif file.',
  ],
  [
    'a drawing named like a picture',
    'logo',
    'logo.png',
    () => drawing,
    415,
    "The file's content doesn't match its type.",
  ],
  ['a file over 5 MB', 'logo', 'logo.png', () => new Uint8Array(5 * 1024 * 1024 + 1), 413, 'Choose a file under 5 MB.'],
  ['a logo that is too low', 'darkLogo', 'logo.png', () => png(300, 20), 400, settingsMessages.logoSize],
  ['a small square logo', 'squareLogo', 'logo.png', () => png(64, 64), 400, settingsMessages.squareSize],
  ['a square logo that is not square', 'squareLogo', 'logo.png', () => png(600, 200), 400, settingsMessages.squareSize],
  [
    'a picture with too many pixels',
    'squareLogo',
    'logo.png',
    () => png(9_000, 9_000),
    415,
    'Choose an image with up to 40 megapixels.',
  ],
])('rejects %s with an error on the field, and keeps the brand', async (_name, field, name, make, status, message) => {
  const before = await current('look')
  const reply = await saveLook({ ...look, corners: 'sharp' }, { [field]: new File([await make()], name) })
  expect([reply.status, reply.json]).toMatchObject([status, { errors: { [field]: message } }])
  expect(await current('look')).toEqual(before)
})

test("any two colors give text a contrast of 4.5:1 in both themes, and a color that can't is rejected", async () => {
  for (const [brand, accent] of [
    ['#ffe14d', '#00ffcc'],
    ['#000000', '#ff0000'],
    ['#7f7f7f', '#1d3f8f'],
  ]) {
    const { version } = (await saveLook({ ...look, brand, accent })).json as Saved
    const { text } = await new Visitor().call('GET', `/theme/${version}.css`)
    const colorOf = (name: string, theme: 1 | 2) =>
      new RegExp(`--color-${name}:(?:light-dark\\()?(#\\w{6}),?(#\\w{6})?`)
        .exec(text)
        ?.slice(1)
        .filter(Boolean)
        .at(theme === 1 ? 0 : -1)
    for (const theme of [1, 2] as const)
      for (const [front, ground] of [
        ['ink', 'surface'],
        ['brand', 'surface'],
        ['accent', 'raised'],
        ['on-brand', 'brand'],
        ['on-accent', 'accent'],
        ['on-deep', 'deep'],
      ] as const)
        expect(wcagContrast(colorOf(front, theme) ?? '', colorOf(ground, theme) ?? '')).toBeGreaterThanOrEqual(4.5)
  }
  const white = await saveLook({ ...look, brand: '#fdfdfd' })
  expect([white.status, white.json]).toMatchObject([400, { errors: { brand: settingsMessages.noContrast } }])
})

test.each([
  [{ name: '' }, 'name'],
  [{ phone: '555-0142' }, 'phone'],
  [{ phone: '+1 555 0142' }, 'phone'],
  [{ phoneCode: '+999' }, 'phoneCode'],
  [{ email: 'hello' }, 'email'],
  [{ offices: [] }, 'offices'],
  [{ offices: [{ ...sampleCompany.offices[0], city: '' }] }, 'offices.0.city'],
  [{ offices: [{ ...sampleCompany.offices[0], longitude: null }] }, 'offices.0.latitude'],
  [{ social: { ...sampleCompany.social, x: 'javascript:alert(1)' } }, 'social.x'],
  [{ referencePrefix: 'cb-' }, 'referencePrefix'],
])('rejects %j with an error on the field', async (wrong, field) => {
  const { status, json } = await saveCompany({ ...company, ...wrong })
  expect([status, Object.keys((json as { errors: object }).errors)]).toEqual([400, [field]])
})

test("if two owners save at once, the second one gets the first one's version", async () => {
  const { version } = await current('company')
  const save = (name: string) => owner.call('PUT', '/api/settings/company', { json: { version, ...company, name } })
  const results = await Promise.all([save('First'), save('Second')])
  expect(results.map(({ status }) => status).sort()).toEqual([200, 409])
  const refused = results.find(({ status }) => status === 409)
  expect(refused?.json).toMatchObject({ current: { version: version + 1 } })
})

test('every version is in the audit log and can be restored', async () => {
  expect((await restore('company')).json).toMatchObject({ value: { name: sampleCompany.name } })
  const log = (await owner.call('GET', '/api/exports/audit?action=setting.saved')).text
  expect([log.includes('company'), /\bbrand\b/.test(log)]).toEqual([true, true])
  for (const role of ['RECRUITER', 'EDITOR'] as const)
    expect(await (await newAdmin(role)).call('GET', '/api/settings/company')).toMatchObject({ status: 403 })
})
