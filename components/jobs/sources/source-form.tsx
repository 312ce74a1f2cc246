'use client'

import { SelectField } from '@/components/ui/field'
import { type InputOf, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { type ApiResponse, callApi } from '@/lib/api/client'
import {
  intervalOptions,
  moderationOptions,
  type Source,
  type SourceInput,
  sourceSchema,
} from '@/lib/jobs/sources/schema'

const inputs: InputOf<SourceInput>[] = [
  { name: 'name', label: 'Name', autoComplete: 'off', hint: 'For example, Greenhouse jobs.' },
  {
    name: 'url',
    label: 'URL',
    type: 'url',
    autoComplete: 'off',
    hint: "A job feed in Indeed's XML format or a CSV file, up to 30 MB. It has to start with https://.",
  },
  { name: 'everyMinutes', label: 'Check every', as: SelectField, options: intervalOptions },
  { name: 'moderation', label: 'New jobs and changes', as: SelectField, options: moderationOptions },
]

export type StoredSource = {
  id: number
  name: string
  url: string
  everyMinutes: number
  isPublished: boolean
  version: number
}

type SourceFormProps<Data> = {
  label: string
  source?: StoredSource
  failed: string
  onDone: (response: ApiResponse<Data>) => void
}

export function SourceForm<Data>({ label, source, failed, onDone }: SourceFormProps<Data>) {
  const { name = '', url = '', everyMinutes = 60, isPublished = false, version } = source ?? {}
  const of = useSubmit<SourceInput, Source, Data>({
    schema: sourceSchema,
    values: { name, url, everyMinutes: String(everyMinutes), moderation: isPublished ? 'publish' : 'review' },
    call: (json) =>
      source
        ? callApi(`/api/job-sources/${source.id}`, { method: 'PUT', json: { ...json, version } })
        : callApi('/api/job-sources', { method: 'POST', json }),
    done: (response) => {
      onDone(response)
    },
    failed,
    idOf: (field) => `source-${field}`,
  })
  return <SubmitForm of={of} label={label} inputs={inputs} button={label} />
}
