'use client'

import { useRouter } from 'next/navigation'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { useFormDraft } from '@/components/console/lists/use-form-draft'
import { useAnnounce } from '@/components/ui/announce'
import { TextAreaField } from '@/components/ui/field'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { type Colleague, colleaguesLike, mentionAt, withIds } from '@/lib/hiring/applications/mentions'
import { noteMessages } from '@/lib/hiring/applications/messages'
import { type NoteInput, type NoteOutput, noteSchema } from '@/lib/hiring/applications/schema'

const MAX_SUGGESTED = 6

type AddNoteProps = { path: string; draft: string; colleagues: Colleague[] }

const nothing: NoteInput = { text: '' }

export function AddNote({ path, draft: name, colleagues }: AddNoteProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const note = useSubmit<NoteInput, NoteOutput>({
    schema: noteSchema,
    values: nothing,
    call: ({ text }) => {
      return callApi(path, { method: 'POST', json: { text: withIds(text, colleagues) } })
    },
    done: () => {
      draft.discard()
      announce({ tone: 'success', text: noteMessages.added })
      router.refresh()
    },
    failed: noteMessages.notAdded,
  })
  const { form } = note
  const draft = useFormDraft(form, name, nothing)
  const field = form.register('text')
  const mentions = useMentions(colleagues, (text) => form.setValue('text', text, { shouldDirty: true }))

  return (
    <SubmitForm
      of={note}
      label="Add a note"
      className="grid gap-3"
      button="Add note"
      look="secondary"
      beside={<DiscardDraft draft={draft} />}
    >
      <div className="relative">
        <TextAreaField
          {...field}
          {...mentions.control}
          onChange={(event) => {
            field.onChange(event)
            mentions.look(event.target)
          }}
          label="Note"
          rows={3}
          hint={colleagues.length > 0 ? "Type @ to mention a colleague. We'll email them." : undefined}
          error={form.formState.errors.text?.message}
        />
        {mentions.list}
      </div>
    </SubmitForm>
  )
}

type Typed = { area: HTMLTextAreaElement; start: number; end: number; found: Colleague[]; place: number }

/** Suggests colleagues as a name is typed after @. Arrow keys select, Enter or Tab inserts, Escape closes. */
function useMentions(colleagues: Colleague[], write: (text: string) => void) {
  const id = useId()
  const [typed, setTyped] = useState<Typed | null>(null)

  function look(area: HTMLTextAreaElement) {
    const at = mentionAt(area.value, area.selectionStart)
    const found = at ? colleaguesLike(at.typed, colleagues, MAX_SUGGESTED) : []
    setTyped(at && found.length > 0 ? { area, start: at.start, end: area.selectionStart, found, place: 0 } : null)
  }

  function take({ area, start, end }: Typed, { label }: Colleague) {
    const before = `${area.value.slice(0, start)}@${label} `
    write(before + area.value.slice(end).replace(/^ /, ''))
    setTyped(null)
    area.focus()
    area.setSelectionRange(before.length, before.length)
  }

  function press(event: KeyboardEvent) {
    if (!typed || event.nativeEvent.isComposing) return
    const { found, place } = typed
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    const chosen = found[place]
    if (by) setTyped({ ...typed, place: (place + by + found.length) % found.length })
    else if (event.key === 'Escape') setTyped(null)
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) take(typed, chosen)
    else return
    event.preventDefault()
  }

  const control = {
    'aria-autocomplete': 'list' as const,
    'aria-haspopup': 'listbox' as const,
    'aria-controls': typed ? id : undefined,
    'aria-activedescendant': typed ? `${id}-${typed.place}` : undefined,
    onKeyDown: press,
    onBlur: () => setTyped(null),
  }
  const list = (
    <>
      <p role="status" className="sr-only">
        {typed && `${typed.found.length} suggested. Use the arrow keys to choose and Enter to select.`}
      </p>
      {typed && (
        <div
          id={id}
          role="listbox"
          aria-label="Colleagues"
          className="absolute inset-x-0 top-full z-10 mt-1 overflow-hidden rounded-control border border-edge bg-raised py-1 shadow-lifted"
        >
          {typed.found.map((colleague, place) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the text area keeps the focus and handles the keys.
            <div
              key={colleague.id}
              id={`${id}-${place}`}
              role="option"
              aria-selected={place === typed.place}
              tabIndex={-1}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(typed, colleague)}
              className="flex min-h-11 cursor-pointer flex-wrap items-center gap-x-2 px-3 py-1 hover:bg-sunken aria-selected:bg-brand-soft aria-selected:text-brand"
            >
              <span className="font-medium wrap-anywhere">{colleague.label}</span>
              {!colleague.label.includes(colleague.email) && (
                <span className="text-sm wrap-anywhere">{colleague.email}</span>
              )}
            </div>
          ))}
        </div>
      )}
    </>
  )
  return { look, control, list }
}

/** Marks mentions as read when their notes are shown, which removes them from the dashboard. */
export function OpenMentions({ applicationId, lastNoteId }: { applicationId: number; lastNoteId: number }) {
  useEffect(() => {
    const path = `/api/applications/${applicationId}/mentions`
    // On failure, they stay on the dashboard until the next visit.
    void callApi(path, { method: 'PUT', json: { lastNoteId }, keepalive: true })
  }, [applicationId, lastNoteId])
  return null
}
