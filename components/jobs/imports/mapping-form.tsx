'use client'

import { useRouter } from 'next/navigation'
import { useWatch } from 'react-hook-form'
import type * as z from 'zod'
import { SelectField } from '@/components/ui/field'
import { EntryInputs, type Input, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { type Submit, useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import type { ImportContent } from '@/lib/generated/prisma/enums'
import { personFields, personLabelOf } from '@/lib/hiring/person-imports/fields'
import { personMappingSchema } from '@/lib/hiring/person-imports/schema'
import { importFields, labelOf, neededFields } from '@/lib/jobs/imports/fields'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { type ImportWire, mappingSchema } from '@/lib/jobs/imports/schema'
import { optionsOf } from '@/lib/jobs/postings/field'
import { fieldOf } from '@/lib/jobs/postings/fields'

type Defaults = Partial<Record<string, string>>
type Found = {
  id: number
  content: ImportContent
  version: number
  header: string[]
  samples: string[][]
  mapping: { columns: string[]; defaults: Defaults }
  system: string
  isRepeated: boolean
  hasKnownColumns: boolean
  source: { id: number } | null
}

/** Imports of people have no defaults and no system. */
type Values = { version: number; columns: string[]; system?: string; defaults?: Defaults }
type Kind = { path: string; schema: z.ZodType<object, Values>; options: { value: string; label: string }[] }

const kinds: Record<ImportContent, Kind> = {
  JOBS: {
    path: '/api/imports',
    schema: mappingSchema,
    options: importFields.map((value) => ({ value, label: labelOf(value) })),
  },
  PEOPLE: {
    path: '/api/imports/people',
    schema: personMappingSchema,
    options: personFields.map((value) => ({ value, label: personLabelOf(value) })),
  },
}
const defaultInputs = neededFields.map((name): Input => {
  const { input } = fieldOf(name)
  const options = input && optionsOf(input)
  const own = { name, label: labelOf(name) }
  return options ? { ...own, as: SelectField, options, placeholder: 'None' } : own
})
const noDefaults = Object.fromEntries(neededFields.map((name) => [name, '']))
const defaultsSchema = mappingSchema.shape.defaults
const card = 'rounded-card border border-line bg-raised p-5 shadow-card sm:p-6'

/** Chooses the field of each column and, for jobs, values for those without one. */
export function MappingForm({ found }: { found: Found }) {
  const { id, content, version, header, samples, mapping, system, isRepeated, hasKnownColumns, source } = found
  const { path, schema, options } = kinds[content]
  const isJobs = content === 'JOBS'
  const router = useRouter()
  const form = useSubmit<Values, object, ImportWire>({
    schema,
    values: {
      version,
      columns: header.map((_name, index) => mapping.columns[index] ?? ''),
      ...(isJobs && { system, defaults: { ...noDefaults, ...mapping.defaults } }),
    },
    call: (json) => callApi(`${path}/${id}/columns`, { method: 'POST', json }),
    done: () => {
      router.replace(`/adminpostjobs/imports/${id}`)
      router.refresh()
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
                  schema={schema}
                  list={[{ name: String(index), label: name, as: SelectField, options, placeholder: "Don't import" }]}
                />
                <Samples values={samples[index] ?? []} />
              </li>
            ))}
          </ul>
          {isJobs && <IdWarning of={form} />}
        </section>
      )}
      {isJobs && (
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
      )}
      {isJobs && !source && (
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
                hint: 'Importing a file from the same source again changes its jobs instead of adding them twice.',
              },
            ]}
          />
        </section>
      )}
    </SubmitForm>
  )
}

/** Shown while no column is the job's ID. */
function IdWarning({ of: { form } }: { of: Submit<Values, object> }) {
  const columns = useWatch({ control: form.control, name: 'columns' })
  const hasId = columns.includes('externalId')
  return (
    <p role="status" className={hasId ? 'sr-only' : 'mt-4 rounded-control bg-warning-soft px-4 py-3 text-warning'}>
      {!hasId && messages.noIdColumn}
    </p>
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
