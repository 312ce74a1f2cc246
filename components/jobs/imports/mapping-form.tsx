'use client'

import { useRouter } from 'next/navigation'
import { SelectField } from '@/components/ui/field'
import { EntryInputs, type Input, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { importFields, labelOf, neededFields } from '@/lib/jobs/imports/fields'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import {
  type ImportWire,
  type Mapping,
  type MappingInput,
  mappingSchema,
  type NewMapping,
} from '@/lib/jobs/imports/schema'
import { fieldOf } from '@/lib/jobs/postings/fields'

type Found = {
  id: number
  version: number
  header: string[]
  samples: string[][]
  mapping: Mapping
  system: string
  isRepeated: boolean
  hasKnownColumns: boolean
  source: { id: number } | null
}

const columnOptions = importFields.map((value) => ({ value, label: labelOf(value) }))
const defaultInputs = neededFields.map((name): Input => {
  const options = fieldOf(name).input?.options
  const own = { name, label: labelOf(name) }
  return options ? { ...own, as: SelectField, options, placeholder: 'None' } : own
})
const noDefaults = Object.fromEntries(neededFields.map((name) => [name, '']))
const defaultsSchema = mappingSchema.shape.defaults
const card = 'rounded-card border border-line bg-raised p-5 shadow-card sm:p-6'

/** Chooses the field of each column, and values for jobs without one. */
export function MappingForm({ found }: { found: Found }) {
  const { id, version, header, samples, mapping, system, isRepeated, hasKnownColumns, source } = found
  const router = useRouter()
  const form = useSubmit<MappingInput, NewMapping, ImportWire>({
    schema: mappingSchema,
    values: {
      version,
      system,
      columns: header.map((_name, index) => mapping.columns[index] ?? ''),
      defaults: { ...noDefaults, ...mapping.defaults },
    },
    call: (json) => callApi(`/api/imports/${id}/columns`, { method: 'POST', json }),
    done: () => {
      router.replace(`/adminpostjobs/imports/${id}`)
      router.refresh()
      return undefined
    },
    failed: messages.notSaved,
  })
  return (
    <SubmitForm of={form} label="Columns" button="Check rows" busyButton="Saving" className="space-y-5">
      {!hasKnownColumns && (
        <section aria-labelledby="columns" className={card}>
          <h2 id="columns" className="text-heading">
            Columns
          </h2>
          <p className="mt-1 mb-4 text-muted">
            {isRepeated
              ? 'These are the choices for the last file with these columns.'
              : 'We suggested a field for each column that we recognized.'}
          </p>
          <ul className="divide-y divide-line">
            {header.map((name, index) => (
              // Columns have a fixed order, and two can have the same name.
              <li key={index} className="grid items-start gap-x-6 gap-y-1 py-4 md:grid-cols-[20rem_minmax(0,1fr)]">
                <EntryInputs
                  of={form}
                  at="columns"
                  schema={mappingSchema}
                  list={[
                    {
                      name: String(index),
                      label: name,
                      as: SelectField,
                      options: columnOptions,
                      placeholder: "Don't import",
                    },
                  ]}
                />
                <Samples values={samples[index] ?? []} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-labelledby="defaults" className={card}>
        <h2 id="defaults" className="text-heading">
          Values for jobs without one
        </h2>
        <p className="mt-1 mb-4 text-muted">
          Every job needs these fields.{' '}
          {hasKnownColumns
            ? 'What you enter here is for jobs whose file leaves them out. Check these values before you continue.'
            : 'What you enter here fills empty cells and missing columns.'}
        </p>
        <div className="grid gap-5 sm:grid-cols-2">
          <EntryInputs of={form} at="defaults" schema={defaultsSchema} list={defaultInputs} />
        </div>
      </section>
      {!source && (
        <section aria-labelledby="system" className={card}>
          <h2 id="system" className="mb-4 text-heading">
            Source
          </h2>
          <Inputs
            of={form}
            list={[
              {
                name: 'system',
                label: 'Where the jobs come from',
                hint: 'Importing a file from the same source again changes its jobs instead of adding them twice. Jobs are recognized by the ID column or, without one, by title, company and location.',
              },
            ]}
          />
        </section>
      )}
    </SubmitForm>
  )
}

function Samples({ values }: { values: string[] }) {
  if (values.length === 0) return <p className="text-muted md:pt-8">No values</p>
  return (
    <ul className="min-w-0 text-sm text-muted md:pt-7">
      {values.map((value) => (
        <li key={value} className="line-clamp-2 wrap-anywhere">
          {value}
        </li>
      ))}
    </ul>
  )
}
