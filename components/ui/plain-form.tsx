'use client'

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Message } from '@/components/ui/message-area'
import type { ApiResponse } from '@/lib/api/client'
import type { FieldErrors } from '@/lib/api/errors'

type PlainFormOptions = {
  call: (typed: Record<string, FormDataEntryValue>) => Promise<ApiResponse>
  /** What to say on success. */
  done: (response: ApiResponse, form: HTMLFormElement) => string
  /** What to say on failure: a fallback for when the server gives no message, or the message. */
  failed: string | ((response: ApiResponse) => string)
  /** What to say beside fields that the browser finds invalid. The server checks the others. */
  invalid?: FieldErrors
  /** Where to show the outcome, if not in the form. */
  say?: (message: Message | null) => void
}

/** `useSubmit` without a form library, for light pages: the browser holds the fields, and the server checks them. */
export function usePlainForm({ call, done, failed, invalid = {}, ...own }: PlainFormOptions) {
  const ref = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState<Message | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const say = own.say ?? setMessage

  // The browser's own validation bubbles are only for visitors without scripts.
  useLayoutEffect(() => ref.current?.setAttribute('novalidate', ''), [])

  /** Whether errors show beside fields; the first one is focused. */
  function refuse(form: HTMLFormElement, problems: FieldErrors): boolean {
    const first = fieldsOf(form).find(({ name }) => problems[name])
    setErrors(problems)
    first?.focus()
    return first !== undefined
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy) return
    const form = event.currentTarget
    const wrong = fieldsOf(form).filter(({ validity }) => !validity.valid)
    say(null)
    if (refuse(form, Object.fromEntries(wrong.map(({ name }) => [name, invalid[name] ?? ''])))) return
    setBusy(true)
    const response = await call(Object.fromEntries(new FormData(form)))
    setBusy(false)
    if (refuse(form, response.errors)) return
    if (response.isOk) return say({ tone: 'success', text: done(response, form) })
    const text = typeof failed === 'string' ? response.message || failed : failed(response)
    say({ tone: 'error', text, ...(response.status === 0 && { retry: () => ref.current?.requestSubmit() }) })
  }

  return { form: { ref, onSubmit }, errors, message, isBusy }
}

const fieldsOf = (form: HTMLFormElement) => [...form.elements] as HTMLInputElement[]

/** A field that only bots fill in. */
export function Honeypot() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
