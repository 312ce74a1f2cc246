'use client'

import { type ReactNode, useRef, useState } from 'react'
import type { FieldPath, FieldPathValue, FieldValues, UseFormReturn } from 'react-hook-form'
import { ProposedValue } from '@/components/people/resumes/fill-from-resume'
import type { Message } from '@/components/ui/message-area'
import { callApi, multipartBody } from '@/lib/api/client'
import { autofillMessages } from '@/lib/people/resumes/messages'
import type { ResumeField, ResumeFields } from '@/lib/people/resumes/schema'
import { type UploadRule, uploadProblem } from '@/lib/platform/uploads/rules'

type Slot<Value> = {
  label: string
  isEmpty: boolean
  fill: (value: Value) => void
  /** Called once the value is in the form, because the button that was pressed is gone. */
  focus: () => void
  /** The value as text. Text and lists of text need none. */
  show?: (value: Value) => string
}
/** The form's fields that a resume can fill. */
export type Slots = { [Name in ResumeField]?: Slot<NonNullable<ResumeFields[Name]>> }

type Source = File | 'profile'
type Options = {
  slots: Slots
  rule: UploadRule
  /** The form's own file, and whether it can use the resume stored in the profile instead. */
  file?: File | null
  isStored?: boolean
  /** Adds a chosen file to the form. Without it, the file is only read. */
  onChoose?: (file: File) => void
  onSignedOut?: () => void
}

export type Autofill = ReturnType<typeof useAutofill>

/** Proposes what a resume says for the empty fields of a form. Nothing is filled in until the visitor uses it. */
export function useAutofill({ slots, rule, file = null, isStored = false, onChoose, onSignedOut }: Options) {
  const [found, setFound] = useState<{ source: Source; fields: ResumeFields } | null>(null)
  const [isBusy, setBusy] = useState(false)
  const [message, say] = useState<Message | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const source: Source | null = file ?? (isStored ? 'profile' : null)
  // The proposals are those of the file in the form, unless the form has none.
  const fields = found && (!onChoose || found.source === source) ? found.fields : null
  const open = openIn(slots, fields)

  function start() {
    if (source) read(source)
    else input.current?.click()
  }

  function choose(chosen: File | undefined) {
    if (!chosen) return
    setFound(null)
    const problem = uploadProblem(chosen, rule)
    if (problem) return say({ tone: 'error', text: problem })
    onChoose?.(chosen)
    read(chosen)
  }

  async function read(from: Source) {
    say(null)
    setBusy(true)
    const { isOk, status, message: text, data } = await fieldsIn(from)
    setBusy(false)
    if (!isOk) {
      if (status === 401 && onSignedOut) return onSignedOut()
      return say({ tone: 'error', text: text || autofillMessages.failed })
    }
    setFound({ source: from, fields: data })
    const { length } = openIn(slots, data)
    say({ tone: 'success', text: length > 0 ? autofillMessages.found(length) : autofillMessages.nothing })
  }

  function accept(name: ResumeField) {
    const slot = fillOne(slots, fields, name)
    if (!slot) return
    say({ tone: 'success', text: autofillMessages.used(slot.label) })
    slot.focus()
  }

  function acceptAll() {
    for (const name of open) fillOne(slots, fields, name)
    say({ tone: 'success', text: autofillMessages.usedAll(open.length) })
    button.current?.focus()
  }

  function dismiss() {
    setFound(null)
    say(null)
    button.current?.focus()
  }

  /** What to show beside a field, if there's a proposal for it. */
  function proposalFor(name: ResumeField): ReactNode {
    if (!open.includes(name)) return null
    const { label, show } = slots[name] as Slot<unknown>
    const value: unknown = fields?.[name]
    return <ProposedValue label={label} value={show ? show(value) : textOf(value)} onUse={() => accept(name)} />
  }

  const isUseful = message !== null || Object.values(slots).some(({ isEmpty }) => isEmpty)
  return {
    rule,
    input,
    button,
    isBusy,
    isUseful,
    message,
    openCount: open.length,
    start,
    choose,
    acceptAll,
    dismiss,
    proposalFor,
  }
}

/** A text field of a form, with what its value looks like there. */
export function textSlot<In extends FieldValues, Out>(
  form: UseFormReturn<In, unknown, Out>,
  name: FieldPath<In>,
  label: string,
  show = (value: string) => value,
): Slot<string> {
  return {
    label,
    isEmpty: !form.watch(name),
    fill: (value) => {
      const shown = show(value) as FieldPathValue<In, FieldPath<In>>
      form.setValue(name, shown, { shouldDirty: true, shouldValidate: true })
    },
    focus: () => form.setFocus(name),
    show,
  }
}

const fieldsIn = (source: Source) =>
  source === 'profile'
    ? callApi<ResumeFields>('/api/profile/resume/fields', { method: 'GET' })
    : callApi<ResumeFields>('/api/resumes/fields', {
        method: 'POST',
        form: multipartBody('data', {}, { resume: source }),
      })

function openIn(slots: Slots, fields: ResumeFields | null): ResumeField[] {
  const names = Object.keys(slots) as ResumeField[]
  return names.filter((name) => slots[name]?.isEmpty && fields?.[name]?.length)
}

function fillOne(slots: Slots, fields: ResumeFields | null, name: ResumeField): Slot<unknown> | undefined {
  const slot = slots[name] as Slot<unknown> | undefined
  slot?.fill(fields?.[name])
  return slot
}

const textOf = (value: unknown) => (Array.isArray(value) ? value.join(', ') : String(value))
