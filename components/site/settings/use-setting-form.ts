'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import type { DefaultValues, FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import { useFormDraft } from '@/components/console/lists/use-form-draft'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import { useAnnounce } from '@/components/ui/announce'
import { useSubmit } from '@/components/ui/use-submit'
import type { ApiResponse } from '@/lib/api/client'
import { settingsMessages } from '@/lib/site/settings/messages'
import type { SettingName } from '@/lib/site/settings/schema'

export type OpenedSetting<Value> = { version: number; value: Value }
type Saved<Value> = OpenedSetting<Value> & { current?: OpenedSetting<Value> }

type SettingFormOptions<In extends FieldValues, Out, Value> = {
  name: SettingName
  opened: OpenedSetting<Value>
  schema: z.ZodType<Out, In>
  /** Converts a saved value to form values. */
  inputOf: (value: Value) => In
  /** Runs after saving. By default, the page is refreshed. */
  saved?: () => void
  /** Saves the input as the version after `newest`. */
  save: (
    given: Out,
    newest: OpenedSetting<Value>,
    onProgress: (share: number) => void,
  ) => Promise<ApiResponse<Saved<Value>>>
}

/**
 * A form for a group of settings. Stores unsaved input as a draft, and shows a colleague's newer values beside the
 * fields.
 */
export function useSettingForm<In extends FieldValues, Out, Value>(options: SettingFormOptions<In, Out, Value>) {
  const { name, opened, schema, inputOf, saved, save } = options
  const router = useRouter()
  const announce = useAnnounce()
  const rowOf = (setting: OpenedSetting<Value>) => ({ ...inputOf(setting.value), setting })
  const [stored] = useState(() => inputOf(opened.value))
  const { row, showNewer, hintsFor } = useNewerRow<In & { setting: OpenedSetting<Value> }>(undefined)
  const newest = row?.setting ?? opened
  const edit = useSubmit<In, Out, Saved<Value>>({
    schema,
    values: stored as DefaultValues<In>,
    call: (given, onProgress) => save(given, newest, onProgress),
    done: ({ data }) => {
      draft.forget()
      showNewer(rowOf(data))
      announce({ tone: 'success', text: settingsMessages.saved })
      saved ? saved() : router.refresh()
    },
    failed: settingsMessages.failure,
    refused: ({ data: { current } }) => current && showNewer(rowOf(current)),
  })
  const draft = useFormDraft(edit.form, `setting-${name}`, stored, {
    version: opened.version,
    showNewer: () => showNewer(rowOf(opened)),
    say: edit.say,
  })
  return { edit, draft, newest, hintOf: hintsFor(edit.form) }
}
