'use client'

import { island } from '@/components/site/islands/island'
import { Button } from '@/components/ui/button'
import { Field, TextAreaField } from '@/components/ui/field'
import { MessageArea } from '@/components/ui/message-area'
import { Honeypot, usePlainForm } from '@/components/ui/plain-form'
import { callApi } from '@/lib/api/client'
import { commentMessages } from '@/lib/content/comments/messages'

/** A plain form that the server validates, so posts load fast and comments work without JavaScript. */
export const CommentForm = island(
  'comment-form',
  function CommentForm({ blogId, formToken }: { blogId: number; formToken: string }) {
    const { form, errors, message, isBusy } = usePlainForm({
      call: (json) => callApi('/api/comments', { method: 'POST', json }),
      done: ({ message: text }, sent) => {
        const words = sent.querySelector('textarea')
        if (words) words.value = ''
        return text
      },
      failed: commentMessages.notSent,
      invalid: { name: commentMessages.name, email: commentMessages.email, text: commentMessages.text },
    })

    return (
      <form {...form} method="post" action="/api/comments/form" aria-label="Write a comment">
        <input type="hidden" name="blogId" value={blogId} />
        <input type="hidden" name="formToken" value={formToken} />
        <Honeypot />
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
