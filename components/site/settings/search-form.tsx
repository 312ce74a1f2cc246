'use client'

import { useState } from 'react'
import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { type OpenedSetting, useSettingForm } from '@/components/site/settings/use-setting-form'
import { Button } from '@/components/ui/button'
import { TextAreaField } from '@/components/ui/field'
import { MessageArea } from '@/components/ui/message-area'
import { type InputOf, SubmitForm } from '@/components/ui/submit-form'
import { useAction } from '@/components/ui/use-action'
import { callApi } from '@/lib/api/client'
import { countLabel } from '@/lib/platform/numbers'
import { settingsMessages } from '@/lib/site/settings/messages'
import { type SearchPreview, type SearchSettings, searchSchema } from '@/lib/site/settings/schema'

const inputs: InputOf<SearchSettings>[] = [
  {
    name: 'synonyms',
    label: 'Synonyms',
    as: TextAreaField,
    rows: 18,
    className: 'sm:col-span-full',
    hint: 'One group per line, separated by commas. A search for one finds all of them. A word alone on its line is only found as a whole word.',
  },
]

export function SearchForm({ opened }: { opened: OpenedSetting<SearchSettings> }) {
  const { edit, draft, hintOf } = useSettingForm<SearchSettings, SearchSettings, SearchSettings>({
    name: 'search',
    opened,
    schema: searchSchema,
    inputOf: (value) => value,
    save: (value, { version }) => callApi('/api/settings/search', { method: 'PUT', json: { version, ...value } }),
  })
  const [changes, setChanges] = useState<SearchPreview['searches'] | null>(null)
  const preview = useAction<void, SearchPreview>({
    call: () => callApi('/api/settings/search/preview', { method: 'POST', json: edit.form.getValues() }),
    done: ({ data }) => {
      setChanges(data.searches)
    },
    failed: settingsMessages.notPreviewed,
    isQuiet: true,
  })
  return (
    <div className="min-w-0 space-y-6">
      <SubmitForm
        of={edit}
        label="Job search"
        inputs={inputs}
        hintOf={hintOf}
        button="Save"
        beside={
          <>
            <Button look="secondary" isBusy={preview.isBusy} onClick={() => void preview.act()}>
              Preview
            </Button>
            <DiscardDraft draft={draft} />
          </>
        }
      />
      <MessageArea message={preview.message} />
      <div role="status">{changes && <Changes changes={changes} />}</div>
    </div>
  )
}

function Changes({ changes }: { changes: SearchPreview['searches'] }) {
  if (changes.length === 0) return <p className="text-muted">Nothing changes: these are the current synonyms.</p>
  return (
    <table className="w-full max-w-xl text-left">
      <caption className="pb-2 text-left font-semibold">Jobs that searches find</caption>
      <thead>
        <tr className="border-b border-line text-sm text-muted">
          <th scope="col" className="py-2 font-medium">
            Search
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            Now
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            After saving
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ q, before, after }) => (
          <tr key={q} className="border-b border-line">
            <th scope="row" className="py-2 font-normal break-words">
              {q}
            </th>
            <td className="py-2 text-right tabular-nums">{countLabel(before)}</td>
            <td className={`py-2 text-right tabular-nums ${before === after ? 'text-muted' : 'font-semibold'}`}>
              {countLabel(after)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
