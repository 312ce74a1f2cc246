'use client'

import { Plus, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { SelectField, TextAreaField } from '@/components/ui/field'
import { type InputOf, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { countryLabel } from '@/lib/site/settings/countries'
import { settingsMessages } from '@/lib/site/settings/messages'
import {
  type Company,
  type CompanyInput,
  companySchema,
  MAX_OFFICES,
  officeCountries,
} from '@/lib/site/settings/schema'

type Setting = { version: number; value: Company }

const countries = officeCountries
  .map((code) => ({ value: code, label: countryLabel(code) }))
  .sort((one, other) => one.label.localeCompare(other.label))

const company: InputOf<CompanyInput>[] = [
  { name: 'name', label: 'Name', hint: 'As people say it. Shown next to the logo and in email subjects.' },
  { name: 'legalName', label: 'Legal name', hint: 'In the footer, in terms and in consents.' },
  { name: 'tagline', label: 'Tagline', isWide: true },
  { name: 'description', label: 'Description', as: TextAreaField, rows: 2, hint: 'For search engines.', isWide: true },
  { name: 'phone', label: 'Phone', type: 'tel' },
  { name: 'email', label: 'Email' },
  { name: 'referencePrefix', label: 'Prefix of job references', hint: 'CB makes references like CB-000042.' },
  { name: 'termsVersion', label: 'Version of the terms', hint: 'New applicants agree to the terms of this version.' },
]

const links: InputOf<CompanyInput>[] = [
  { name: 'social.linkedin', label: 'LinkedIn' },
  { name: 'social.facebook', label: 'Facebook' },
  { name: 'social.x', label: 'X' },
  { name: 'social.youtube', label: 'YouTube' },
]

const officeInputs = (index: number): InputOf<CompanyInput>[] => [
  { name: `offices.${index}.name`, label: 'Office name' },
  { name: `offices.${index}.phone`, label: 'Phone', type: 'tel' },
  { name: `offices.${index}.street`, label: 'Street address', isWide: true },
  { name: `offices.${index}.city`, label: 'City' },
  { name: `offices.${index}.region`, label: 'State or region', isOptional: true },
  { name: `offices.${index}.postalCode`, label: 'Postal code', isOptional: true },
  { name: `offices.${index}.country`, label: 'Country', as: SelectField, options: countries },
  { name: `offices.${index}.latitude`, label: 'Latitude', isOptional: true, inputMode: 'decimal' },
  {
    name: `offices.${index}.longitude`,
    label: 'Longitude',
    isOptional: true,
    inputMode: 'decimal',
    hint: 'For the map. Leave both empty to place the pin by the city.',
  },
]

const newOffice = {
  ...{ name: '', street: '', city: '', region: '', postalCode: '', country: 'US' as const },
  ...{ phone: '', latitude: '', longitude: '' },
}

export function CompanyForm({ opened }: { opened: Setting }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [version, setVersion] = useState(opened.version)
  const of = useSubmit<CompanyInput, Company, Setting & { current?: Setting }>({
    schema: companySchema,
    values: inputOf(opened.value),
    call: (value) => callApi('/api/settings/company', { method: 'PUT', json: { version, value } }),
    done: ({ data }) => {
      setVersion(data.version)
      of.form.reset(inputOf(data.value))
      announce({ tone: 'success', text: settingsMessages.saved })
      router.refresh()
      return undefined
    },
    // What someone else saved is the base from now on: saving again keeps what is typed here.
    refused: ({ data }) => data?.current && setVersion(data.current.version),
    failed: settingsMessages.failure,
  })
  const offices = useFieldArray({ control: of.form.control, name: 'offices' })
  const grid = 'grid gap-5 sm:grid-cols-2 sm:col-span-full'
  return (
    <SubmitForm of={of} label="Company" inputs={company} button="Save" className="grid gap-5 sm:grid-cols-2">
      {offices.fields.map((field, index) => (
        <fieldset key={field.id} className={`${grid} rounded-card border border-line p-5`}>
          <legend className="px-2 text-heading">Office {index + 1}</legend>
          <Inputs of={of} list={officeInputs(index)} />
          {offices.fields.length > 1 && (
            <Button look="quiet" onClick={() => offices.remove(index)} className="justify-self-start">
              <Trash2 aria-hidden className="size-4" /> Remove office<span className="sr-only"> {index + 1}</span>
            </Button>
          )}
        </fieldset>
      ))}
      {offices.fields.length < MAX_OFFICES && (
        <Button look="secondary" onClick={() => offices.append(newOffice)} className="justify-self-start">
          <Plus aria-hidden className="size-4" /> Add office
        </Button>
      )}
      <fieldset className={grid}>
        <legend className="mb-3 text-heading">Social links</legend>
        <Inputs of={of} list={links} />
      </fieldset>
    </SubmitForm>
  )
}

/** The fields hold text, also where the settings hold numbers. */
function inputOf({ offices, ...value }: Company): CompanyInput {
  const textOf = (number: number | null) => (number === null ? '' : String(number))
  return {
    ...value,
    offices: offices.map((office) => ({
      ...office,
      latitude: textOf(office.latitude),
      longitude: textOf(office.longitude),
    })),
  }
}
