import { readFileSync } from 'node:fs'
import { signInAdmin } from '@/e2e/support/people'
import type { Visitor } from '@/e2e/support/visitor'
import sampleCompany from '@/lib/site/settings/sample-company.json' with { type: 'json' }
import sampleLook from '@/lib/site/settings/sample-look.json' with { type: 'json' }

const office = {
  street: '88 Wacker Quay',
  city: 'Chicago',
  region: 'IL',
  postalCode: '60606',
  country: 'US',
  phone: '+1 (312) 555-0188',
  latitude: 41.8864,
  longitude: -87.6366,
  days: 'monday-saturday',
  opens: '08:00',
  closes: '17:30',
}

/** A company that shares no name, phone number or street with the sample company. */
export const otherCompany = {
  name: 'Harborline',
  legalName: 'Harborline Staffing, Inc.',
  tagline: 'Engineers for the Great Lakes',
  description: 'Harborline places software engineers with manufacturers around the Great Lakes.',
  phone: '+1 (312) 555-0188',
  email: 'team@harborline.example',
  offices: [
    { ...office, name: 'Head office' },
    { ...office, name: 'Lake office', street: '5 Pier Road', city: 'Toronto', region: 'ON', country: 'CA' },
  ],
  social: { linkedin: 'https://www.linkedin.com/company/harborline', facebook: '', x: '', youtube: '' },
  referencePrefix: 'HL',
  recruitsIn: ['US', 'CA'],
  phoneCode: '+1',
  pay: { currency: 'USD', max: 20_000, step: 500 },
}

export const otherLook = { ...sampleLook, brand: '#1d3f8f', accent: '#b3261e', corners: 'sharp', typeface: 'inter' }

const otherTerms = {
  termsVersion: 'harbor-1',
  effectiveOn: '2026-03-01',
  sections: [
    { id: '', title: 'What we keep', text: '{legal name} keeps what you send us.\n\nWrite to {email} with questions.' },
    { id: '', title: 'How long', text: 'Two years, then we delete it.' },
  ],
}

const [first, second] = sampleCompany.offices

/** Matches text that only the sample company uses: its name, domain, phones, streets and tagline. */
export const sampleCompanyWords = new RegExp(
  [
    sampleCompany.name,
    sampleCompany.email,
    sampleCompany.tagline,
    ...[sampleCompany.phone, second?.phone ?? ''].flatMap((phone) => [
      phone.replace(/^\+\d+ /, ''),
      phone.replace(/[^+\d]/g, ''),
    ]),
    first?.street.split(',')[0] ?? '',
    second?.street.split(',')[1]?.trim() ?? '',
  ]
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('|'),
  'i',
)

export const logoFile = (name = 'logo.png') =>
  new File([new Uint8Array(readFileSync('e2e/support/logo.png'))], name, { type: 'image/png' })

type Saved = { version: number; value: Record<string, unknown> }

export const settingOf = async (owner: Visitor, name: string) =>
  (await owner.call('GET', `/api/settings/${name}`)).json as Saved

export async function saveSetting(owner: Visitor, name: 'company' | 'terms', value: object) {
  const { version } = await settingOf(owner, name)
  return owner.call('PUT', `/api/settings/${name}`, { json: { ...value, version } })
}

export async function saveLook(owner: Visitor, value: object, files: Record<string, File> = {}) {
  const { version } = await settingOf(owner, 'look')
  const form = new FormData()
  form.set('data', JSON.stringify({ ...value, version }))
  for (const [name, file] of Object.entries(files)) form.set(name, file)
  return owner.call('PUT', '/api/settings/look', { form })
}

/** Gives the test site another company's name, brand and terms, and an outline of its pages. Returns the owner. */
export async function becomeAnotherCompany(): Promise<Visitor> {
  const owner = await signInAdmin()
  const replies = [
    await saveSetting(owner, 'company', otherCompany),
    await saveSetting(owner, 'terms', otherTerms),
    await saveLook(owner, otherLook, { logo: logoFile() }),
    await owner.call('POST', '/api/setup/content', { json: { choice: 'outline' } }),
  ]
  for (const { status, text } of replies) if (status !== 200) throw new Error(`Not saved: ${status} ${text}`)
  return owner
}
