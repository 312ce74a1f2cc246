'use client'

import { Plus } from 'lucide-react'
import { useFieldArray } from 'react-hook-form'
import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { type OpenedSetting, useSettingForm } from '@/components/site/settings/use-setting-form'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { ListEditor } from '@/components/ui/list-editor'
import { EntryInputs, errorOf, type Input, type InputOf, SubmitForm } from '@/components/ui/submit-form'
import { callApi } from '@/lib/api/client'
import { companyPlaceholders } from '@/lib/site/settings/placeholders'
import { MAX_SECTIONS, sectionSchema, type Terms, type TermsInput, termsSchema } from '@/lib/site/settings/schema'

const inputs: InputOf<TermsInput>[] = [
  {
    name: 'termsVersion',
    label: 'Version',
    hint: 'Recorded with every consent and application. Change it whenever you change the text.',
  },
  { name: 'effectiveOn', label: 'In effect since', type: 'date' },
]

const section: Input[] = [
  { name: 'title', label: 'Heading' },
  { name: 'text', label: 'Text', as: TextAreaField, rows: 8, hint: 'Lines that start with a hyphen become a list.' },
]

export function TermsForm({ opened }: { opened: OpenedSetting<Terms> }) {
  const { edit, draft, hintOf } = useSettingForm<TermsInput, Terms, Terms>({
    name: 'terms',
    opened,
    schema: termsSchema,
    inputOf: (value) => value,
    save: (value, version) => callApi('/api/settings/terms', { method: 'PUT', json: { version, ...value } }),
  })
  const { fields, append, remove, move } = useFieldArray({ control: edit.form.control, name: 'sections' })
  return (
    <SubmitForm
      of={edit}
      label="Privacy notice and terms"
      inputs={inputs}
      hintOf={hintOf}
      button="Save"
      beside={<DiscardDraft draft={draft} />}
      className="grid min-w-0 gap-5 sm:grid-cols-2"
    >
      <p className="text-muted sm:col-span-full">
        {companyPlaceholders.map((name, at) => (
          <span key={name}>
            {at > 0 && ', '}
            <code>{`{${name}}`}</code>
          </span>
        ))}{' '}
        are replaced with the company's details.
      </p>
      <div className="sm:col-span-full">
        <ListEditor
          noun="section"
          entries={fields}
          move={move}
          remove={remove}
          error={errorOf(edit, 'sections')}
          add={
            fields.length < MAX_SECTIONS && (
              <Button look="secondary" onClick={() => append({ id: '', title: '', text: '' })}>
                <Plus aria-hidden className="size-5" /> Add a section
              </Button>
            )
          }
        >
          {(index) => (
            <div className="space-y-4">
              <EntryInputs of={edit} at={`sections.${index}`} schema={sectionSchema} list={section} hintOf={hintOf} />
            </div>
          )}
        </ListEditor>
      </div>
    </SubmitForm>
  )
}
