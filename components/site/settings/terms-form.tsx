'use client'

import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { type OpenedSetting, useSettingForm } from '@/components/site/settings/use-setting-form'
import { TextAreaField } from '@/components/ui/field'
import { ListInputs } from '@/components/ui/list-inputs'
import { type Input, type InputOf, SubmitForm } from '@/components/ui/submit-form'
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
  { name: 'title', label: 'Heading', isWide: true },
  {
    name: 'text',
    label: 'Text',
    as: TextAreaField,
    rows: 8,
    hint: 'Lines that start with a hyphen become a list.',
    isWide: true,
  },
]

export function TermsForm({ opened }: { opened: OpenedSetting<Terms> }) {
  const { edit, draft, hintOf } = useSettingForm<TermsInput, Terms, Terms>({
    name: 'terms',
    opened,
    schema: termsSchema,
    inputOf: (value) => value,
    save: (value, { version }) => callApi('/api/settings/terms', { method: 'PUT', json: { version, ...value } }),
  })
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
      <ListInputs
        of={edit}
        name="sections"
        noun="section"
        add="Add a section"
        blank={{ id: '', title: '', text: '' }}
        max={MAX_SECTIONS}
        schema={sectionSchema}
        list={section}
        hintOf={hintOf}
      />
    </SubmitForm>
  )
}
