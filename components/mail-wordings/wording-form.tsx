'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useAnnounce } from '@/components/back-office/status-message'
import { useNewerRow } from '@/components/back-office/use-newer-row'
import { ResetWording } from '@/components/mail-wordings/reset-wording'
import { WordingPreview } from '@/components/mail-wordings/wording-preview'
import { Button, buttonClass } from '@/components/ui/button'
import { Field, TextAreaField } from '@/components/ui/field'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { wordingMessages } from '@/lib/mail-wordings/messages'
import type { MailWords } from '@/lib/mail-wordings/queries'
import { type WordingInput, type WordingOutput, wordingFormSchema } from '@/lib/mail-wordings/schema'

/** Changes the words of a mail beside a preview. Refused, everything stays as it was typed. */
export function WordingForm({ opened }: { opened: MailWords }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm<WordingInput, unknown, WordingOutput>({
    resolver: zodResolver(wordingFormSchema),
    defaultValues: { subject: opened.subject, text: opened.text },
  })
  const { row = opened, meet, hintOf } = useNewerRow(form, opened)
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(
    async (words) => {
      setMessage(null)
      const json = { ...words, version: row.version }
      const answer = await callApi<{ current?: MailWords }>(`/api/mail-wordings/${opened.key}`, {
        method: 'PUT',
        json,
      }).catch(() => null)
      if (answer?.isOk) {
        announce({ tone: 'success', text: wordingMessages.saved })
        router.push('/mail-wording')
        return router.refresh()
      }
      if (answer?.data.current) meet(answer.data.current)
      for (const name of ['text', 'subject'] as const)
        if (answer?.errors[name]) form.setError(name, { message: answer.errors[name] }, { shouldFocus: true })
      setMessage({ tone: 'error', text: answer?.message || wordingMessages.failure })
    },
    () => setMessage(null),
  )

  return (
    <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
      <form method="post" noValidate onSubmit={submit} aria-label="Edit the mail" className="grid gap-4">
        <p className="text-muted">
          <code>{'{name}'}</code>, <code>{'{job title}'}</code> and <code>{'{company}'}</code> stand for what they say.
          An empty line begins a new paragraph.
        </p>
        <Field
          {...form.register('subject')}
          label="Subject"
          required
          hint={hintOf('subject', 'Subject')}
          error={errors.subject?.message}
        />
        <TextAreaField
          {...form.register('text')}
          label="Text"
          required
          rows={12}
          hint={hintOf('text', 'Text')}
          error={errors.text?.message}
        />
        <MessageArea message={message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isSubmitting}>
            Save
          </Button>
          <Link href="/mail-wording" className={buttonClass('secondary')}>
            Cancel
          </Link>
          {!row.isOwn && <ResetWording mailKey={opened.key} version={row.version} onConflict={meet} />}
        </div>
      </form>
      <WordingPreview subject={form.watch('subject')} text={form.watch('text')} />
    </div>
  )
}
