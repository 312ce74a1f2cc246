'use client'

import { type FormEvent, useLayoutEffect, useRef, useState } from 'react'
import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { Field, TextAreaField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import type { FieldErrors } from '@/lib/api/errors'
import { commentMessages } from '@/lib/content/comments/messages'

const names = ['name', 'email', 'text'] as const

/** A plain form, so that posts load fast and comments work without scripts; validation is on the server. */
export const CommentForm = island(
  'comment-form',
  function CommentForm({ blogId, formToken }: { blogId: number; formToken: string }) {
    const [message, setMessage] = useState<Message | null>(null)
    const [errors, setErrors] = useState<FieldErrors>({})
    const [isBusy, setBusy] = useState(false)
    const form = useRef<HTMLFormElement>(null)

    // The browser's own validation bubbles are only for visitors without scripts.
    useLayoutEffect(() => form.current?.setAttribute('novalidate', ''), [])

    function refuse(problems: FieldErrors) {
      setErrors(problems)
      const first = names.find((name) => problems[name])
      if (first) controlOf(form.current, first)?.focus()
    }

    async function submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault()
      if (isBusy) return
      setMessage(null)
      setErrors({})
      const missing = names.filter((name) => !controlOf(form.current, name)?.validity.valid)
      if (missing.length > 0) return refuse(Object.fromEntries(missing.map((name) => [name, commentMessages[name]])))
      const json = Object.fromEntries(new FormData(event.currentTarget))
      setBusy(true)
      const response = await callApi('/api/comments', { method: 'POST', json }).catch(() => null)
      setBusy(false)
      if (response && names.some((name) => response.errors[name])) return refuse(response.errors)
      setMessage({ tone: response?.isOk ? 'success' : 'error', text: response?.message || commentMessages.notSent })
      const text = controlOf(form.current, 'text')
      if (response?.isOk && text) text.value = ''
    }

    return (
      <form ref={form} method="post" action="/api/comments/form" onSubmit={submit} aria-label="Write a comment">
        <input type="hidden" name="blogId" value={blogId} />
        <input type="hidden" name="formToken" value={formToken} />
        <div aria-hidden className="sr-only">
          <label>
            Leave this empty
            <input name="website" tabIndex={-1} autoComplete="off" />
          </label>
        </div>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="name" label="Name" required maxLength={80} autoComplete="name" error={errors.name} />
          <Field
            name="email"
            label="Email"
            type="email"
            required
            maxLength={254}
            autoComplete="email"
            hint="We'll never show it."
            error={errors.email}
          />
          <TextAreaField
            name="text"
            label="Comment"
            required
            maxLength={3000}
            className="sm:col-span-2"
            error={errors.text}
          />
        </div>
        <p className="mt-4 text-sm text-muted">
          {commentMessages.consent}{' '}
          <a href="/privacy" className="underline underline-offset-4">
            Privacy Notice
          </a>
        </p>
        <div className="mt-5 space-y-4">
          <MessageArea message={message} />
          <Button type="submit" isBusy={isBusy} className="max-sm:w-full">
            Send comment
          </Button>
        </div>
      </form>
    )
  },
)

function controlOf(form: HTMLFormElement | null, name: string): HTMLInputElement | HTMLTextAreaElement | null {
  return form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name=${name}]`) ?? null
}
