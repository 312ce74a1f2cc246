'use client'

import { type ReactNode, useEffect, useRef } from 'react'
import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { type OpenedSetting, useSettingForm } from '@/components/site/settings/use-setting-form'
import { Choices } from '@/components/ui/choices'
import { SelectField, TextAreaField } from '@/components/ui/field'
import { ListInputs } from '@/components/ui/list-inputs'
import { type Input, type InputOf, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { SuggestedField } from '@/components/ui/suggested-field'
import type { Submit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { callingCodeOf } from '@/lib/site/settings/calling-codes'
import { countryOptions } from '@/lib/site/settings/countries'
import { currencyCodes } from '@/lib/site/settings/currencies'
import { officeDays } from '@/lib/site/settings/hours'
import { type Company, type CompanyInput, companySchema, MAX_OFFICES, officeSchema } from '@/lib/site/settings/schema'

type Form = Submit<CompanyInput, Company>

const company: InputOf<CompanyInput>[] = [
  {
    name: 'name',
    label: 'Name',
    placeholder: 'Acme',
    hint: 'What people call you. Shown in the header and in email subjects.',
  },
  {
    name: 'legalName',
    label: 'Legal name',
    placeholder: 'Acme Staffing, Inc.',
    hint: 'Shown in the footer, terms and consents.',
  },
  { name: 'tagline', label: 'Tagline', placeholder: 'What you do, in a few words', isWide: true },
  { name: 'description', label: 'Description', as: TextAreaField, rows: 2, hint: 'For search engines.', isWide: true },
  { name: 'phone', label: 'Phone', type: 'tel', placeholder: '+1 (212) 555-0100' },
  { name: 'email', label: 'Email', placeholder: 'hello@acme.example' },
]

const market: InputOf<CompanyInput>[] = [
  {
    name: 'phoneCode',
    label: 'Country code',
    hint: 'Shown before the mobile number when people register, like +1.',
  },
  { name: 'referencePrefix', label: 'Job reference prefix', hint: 'For example, AC for references like AC-000042.' },
  {
    name: 'pay.currency',
    label: 'Pay filter currency',
    as: SelectField,
    options: currencyCodes,
  },
  { name: 'pay.max', label: 'Highest monthly pay', inputMode: 'numeric' },
  { name: 'pay.step', label: 'Slider step', inputMode: 'numeric' },
]

const links: InputOf<CompanyInput>[] = [
  {
    name: 'social.linkedin',
    label: 'LinkedIn',
    placeholder: 'https://www.linkedin.com/company/acme',
    isOptional: true,
  },
  { name: 'social.facebook', label: 'Facebook', isOptional: true },
  { name: 'social.x', label: 'X', isOptional: true },
  { name: 'social.youtube', label: 'YouTube', isOptional: true },
]

const days = Object.entries(officeDays).map(([value, { label }]) => ({ value, label }))

const office: Input[] = [
  { name: 'name', label: 'Office name', placeholder: 'Head office' },
  { name: 'phone', label: 'Phone', type: 'tel', placeholder: '+1 (212) 555-0100' },
  { name: 'street', label: 'Street address', isWide: true },
  { name: 'city', label: 'City', as: SuggestedField, wanted: 'cities' },
  { name: 'region', label: 'State or region', isOptional: true },
  { name: 'postalCode', label: 'Postal code', isOptional: true },
  { name: 'country', label: 'Country', as: SelectField, options: countryOptions },
  { name: 'days', label: 'Open on', as: SelectField, options: days, isWide: true },
  { name: 'opens', label: 'Opens', type: 'time', isOptional: true },
  { name: 'closes', label: 'Closes', type: 'time', isOptional: true },
  {
    name: 'latitude',
    label: 'Latitude',
    isOptional: true,
    inputMode: 'decimal',
    hint: 'For the map. Leave both blank to use the city.',
  },
  { name: 'longitude', label: 'Longitude', isOptional: true, inputMode: 'decimal' },
]

const newOffice: CompanyInput['offices'][number] = {
  ...{ name: '', street: '', city: '', region: '', postalCode: '', country: 'US', phone: '' },
  ...{ latitude: '', longitude: '', days: 'none', opens: '', closes: '' },
}

type CompanyFormProps = { opened: OpenedSetting<Company>; saved?: () => void }

export function CompanyForm({ opened, saved }: CompanyFormProps) {
  const { edit, draft, hintOf } = useSettingForm({
    name: 'company',
    opened,
    schema: companySchema,
    inputOf,
    saved,
    save: (value, { version }) => callApi('/api/settings/company', { method: 'PUT', json: { version, ...value } }),
  })
  useSuggestedCode(edit, opened)
  return (
    <SubmitForm
      of={edit}
      label="Company"
      inputs={company}
      hintOf={hintOf}
      button="Save"
      beside={<DiscardDraft draft={draft} />}
      className="grid min-w-0 gap-5 sm:grid-cols-2"
    >
      <Group title="Offices">
        <ListInputs
          of={edit}
          name="offices"
          noun="office"
          add="Add an office"
          blank={newOffice}
          max={MAX_OFFICES}
          schema={officeSchema}
          list={office}
          hintOf={hintOf}
        />
      </Group>
      <Group title="Where you recruit">
        <Countries of={edit} saved={opened.value.recruitsIn} hint={hintOf('recruitsIn', 'Countries', countryNames)} />
        <Inputs of={edit} list={market} hintOf={hintOf} />
      </Group>
      <Group title="Social links">
        <Inputs of={edit} list={links} hintOf={hintOf} />
      </Group>
    </SubmitForm>
  )
}

/** On a new site, the code in front of phone numbers follows the first office's country until someone enters another. */
function useSuggestedCode({ form }: Form, { version, value: { phoneCode } }: OpenedSetting<Company>) {
  const suggested = useRef(phoneCode)
  useEffect(() => {
    if (version > 0) return
    const { unsubscribe } = form.watch(({ offices }, { name }) => {
      const code = name === 'offices.0.country' ? callingCodeOf(offices?.[0]?.country ?? '') : null
      if (!code || form.getValues('phoneCode') !== suggested.current) return
      suggested.current = code
      form.setValue('phoneCode', code, { shouldDirty: true })
    })
    return unsubscribe
  }, [form, version])
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 gap-5 border-t border-line pt-5 sm:col-span-full sm:grid-cols-2">
      <legend className="float-left mb-2 w-full sm:col-span-full">
        <h2 className="text-heading">{title}</h2>
      </legend>
      {children}
    </fieldset>
  )
}

const nameOfCountry = new Map(countryOptions.map(({ value, label }) => [value, label]))
const countryNames = (codes: string) => codes.replace(/[A-Z]{2}/g, (code) => nameOfCountry.get(code) ?? code)

/** The chosen countries come first, in their order, which is the order in which the site names them. */
function Countries({ of, saved, hint }: { of: Form; saved: string[]; hint: ReactNode }) {
  const rankOf = ({ value }: { value: string }) => (saved.includes(value) ? saved.indexOf(value) : saved.length)
  const options = [...countryOptions].sort((one, other) => rankOf(one) - rankOf(other))
  return (
    <Choices
      of={of}
      name="recruitsIn"
      label="Countries"
      options={options}
      hint={hint}
      className="max-h-64 gap-x-4 overflow-y-auto sm:grid-cols-2 lg:grid-cols-3"
    />
  )
}

/** Form fields are text, even if the setting is a number. */
function inputOf({ offices, pay, ...value }: Company): CompanyInput {
  const textOf = (number: number | null) => (number === null ? '' : String(number))
  return {
    ...value,
    pay: { ...pay, max: String(pay.max), step: String(pay.step) },
    offices: offices.map((office) => ({
      ...office,
      latitude: textOf(office.latitude),
      longitude: textOf(office.longitude),
    })),
  }
}
