'use client'

import { Plus } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import { useAnnounce } from '@/components/ui/announce'
import { SelectField } from '@/components/ui/field'
import { Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { errorMessageOf } from '@/lib/console/lists/edit-messages'
import { personMessages } from '@/lib/hiring/persons/messages'
import {
  type PersonFields,
  type PersonInput,
  personSchema,
  readTags,
  tagsText,
  type WirePerson,
} from '@/lib/hiring/persons/schema'

type EditPersonProps = { person: WirePerson; owners: { value: string; label: string }[]; tags: string[] }
type Response = WirePerson & { current?: WirePerson }

const MAX_KNOWN = 12
const inputOf = ({ ownerId, followUpAt, tags }: WirePerson): PersonInput => ({ ownerId, followUpAt, tags })

export function EditPerson({ person, owners, tags }: EditPersonProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const { row, showNewer, hintsFor } = useNewerRow<WirePerson>(person)
  const edit = useSubmit<PersonInput, PersonFields, Response>({
    schema: personSchema,
    values: inputOf(person),
    call: (fields) =>
      callApi(`/api/people/${person.id}`, { method: 'PATCH', json: { ...fields, version: row?.version } }),
    done: ({ data }) => {
      showNewer(data)
      edit.form.reset(inputOf(data))
      announce({ tone: 'success', text: personMessages.saved })
      router.refresh()
    },
    failed: (response) => errorMessageOf(response, personMessages),
    refused: ({ data: { current } }) => current && showNewer(current),
  })
  const newer = hintsFor(edit.form)
  const typed = edit.form.watch('tags')
  const chosen = readTags(typed).map((tag) => tag.toLowerCase())
  const unused = tags.filter((tag) => !chosen.includes(tag.toLowerCase())).slice(0, MAX_KNOWN)
  const addTag = (tag: string) =>
    edit.form.setValue('tags', tagsText(readTags(`${typed}, ${tag}`)), { shouldDirty: true, shouldValidate: true })
  const ownerLabel = (id: string) => owners.find(({ value }) => value === id)?.label ?? id
  return (
    <SubmitForm of={edit} label="Owner, follow-up and tags" button="Save" look="secondary" className="space-y-4">
      <Inputs
        of={edit}
        list={[
          { name: 'ownerId', label: 'Owner', as: SelectField, options: owners, placeholder: 'No owner' },
          {
            name: 'followUpAt',
            label: 'Follow up on',
            type: 'date',
            hint: "We'll remind the owner on the dashboard.",
          },
          {
            name: 'tags',
            label: 'Tags',
            hint: 'Separate tags with commas.',
            autoComplete: 'off',
          },
        ]}
        hintOf={(name, label) => newer(name, label, name === 'ownerId' ? ownerLabel : undefined)}
      />
      {unused.length > 0 && (
        <ul aria-label="Tags of other people" className="flex flex-wrap gap-1.5">
          {unused.map((tag) => (
            <li key={tag} className="max-w-full">
              <button type="button" onClick={() => addTag(tag)} className={known}>
                <Plus aria-hidden className="size-3.5 shrink-0" />
                <span className="sr-only">Add the tag </span>
                <span className="truncate">{tag}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </SubmitForm>
  )
}

const known =
  'inline-flex min-h-11 max-w-full items-center gap-1 rounded-full border border-edge px-3 text-sm text-muted hover:bg-sunken hover:text-ink lg:min-h-8'
