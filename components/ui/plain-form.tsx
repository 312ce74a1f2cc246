'use client'

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Message } from '@/components/ui/message-area'
import type { ApiResponse } from '@/lib/api/client'
import type { FieldErrors } from '@/lib/api/errors'

type PlainFormOptions = {
  call: (typed: Record<string, FormDataEntryValue>) => Promise<ApiResponse>
  /** The message on success. */
  done: (response: ApiResponse, form: HTMLFormElement) => string
  /** The message on failure. A string is only used if the server sends no message. */
  failed: string | ((response: ApiResponse) => string)
  /** The messages beside fields that the browser finds invalid. The server checks the rest. */
  invalid?: FieldErrors
  /** Shows the result somewhere other than the form. */
  say?: (message: Message | null) => void
}

/** `useSubmit` without a form library, for light pages. The browser holds the values, and the server validates them. */
export function usePlainForm({ call, done, failed, invalid = {}, ...own }: PlainFormOptions) {
  const ref = useRef<HTMLFormElement>(null)
  const [message, setMessage] = useState<Message | null>(null)
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)
  const say = own.say ?? setMessage

  // The browser's validation bubbles are only for visitors without JavaScript.
  useLayoutEffect(() => ref.current?.setAttribute('novalidate', ''), [])

  /** Shows errors beside their fields and focuses the first one. Returns false if there's nothing to show. */
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

/** A hidden field that only bots fill in. */
export function Honeypot() {
  return (
    <div aria-hidden className="sr-only">
      <label>
        Leave this blank
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  )
}
