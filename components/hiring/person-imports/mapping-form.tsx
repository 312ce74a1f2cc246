'use client'

import { useRouter } from 'next/navigation'
import { SelectField } from '@/components/ui/field'
import { EntryInputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { personFields, personLabelOf } from '@/lib/hiring/person-imports/fields'
import {
  type NewPersonMapping,
  type PersonMapping,
  type PersonMappingInput,
  personMappingSchema,
} from '@/lib/hiring/person-imports/schema'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import type { ImportWire } from '@/lib/jobs/imports/schema'

type Found = { id: number; version: number; header: string[]; samples: string[][]; mapping: PersonMapping }

const options = personFields.map((value) => ({ value, label: personLabelOf(value) }))

/** Chooses the field of each column of a file with people. */
export function PersonMappingForm({ found }: { found: Found }) {
  const { id, version, header, samples, mapping } = found
  const router = useRouter()
  const form = useSubmit<PersonMappingInput, NewPersonMapping, ImportWire>({
    schema: personMappingSchema,
    values: { version, columns: header.map((_name, index) => mapping.columns[index] ?? '') },
    call: (json) => callApi(`/api/imports/people/${id}/columns`, { method: 'POST', json }),
    done: () => {
      router.replace(`/adminpostjobs/imports/${id}`)
      router.refresh()
      return undefined
    },
    failed: messages.notSaved,
  })
  return (
    <SubmitForm of={form} label="Columns" button="Check rows" busyButton="Saving" className="space-y-5">
      <section aria-labelledby="columns" className="rounded-card border border-line bg-raised p-5 shadow-card sm:p-6">
        <h2 id="columns" className="text-heading">
          Columns
        </h2>
        <p className="mt-1 mb-4 text-muted">We suggested a field for each column that we recognized.</p>
        <ul className="divide-y divide-line">
          {header.map((name, index) => (
            // Columns have a fixed order, and two can have the same name.
            <li key={index} className="grid items-start gap-x-6 gap-y-1 py-4 md:grid-cols-[20rem_minmax(0,1fr)]">
              <EntryInputs
                of={form}
                at="columns"
                schema={personMappingSchema}
                list={[{ name: String(index), label: name, as: SelectField, options, placeholder: "Don't import" }]}
              />
              <p className="min-w-0 text-sm text-muted wrap-anywhere md:pt-7">
                {(samples[index] ?? []).join(' · ') || 'No values'}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </SubmitForm>
  )
}
