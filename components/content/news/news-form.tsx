'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { Send } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { MailTextFields } from '@/components/console/lists/mail-text-fields'
import { useFormDraft } from '@/components/console/lists/use-form-draft'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { showErrors } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { newsMessages } from '@/lib/content/news/messages'
import { paragraphsOf } from '@/lib/platform/mail-templates/fill'
import { type MailText, type MailTextInput, mailTextSchema } from '@/lib/platform/mail-templates/schema'

const empty: MailTextInput = { subject: '', text: '' }

export function NewsForm({ readers }: { readers: number }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [message, setMessage] = useState<Message | null>(null)
  const [asked, setAsked] = useState<MailText | null>(null)
  const form = useForm<MailTextInput, unknown, MailText>({
    resolver: zodResolver(mailTextSchema),
    defaultValues: empty,
  })
  const { isSubmitting } = form.formState
  const [isSending, setSending] = useState(false)
  const draft = useFormDraft(form, 'news', empty)
  const people = `${readers.toLocaleString('en-US')} ${readers === 1 ? 'person' : 'people'}`

  async function call(path: string, news: MailText): Promise<boolean> {
    setMessage(null)
    const response = await callApi(path, { method: 'POST', json: news }).catch(() => null)
    showErrors(form.setError, ['subject', 'text'], response?.errors)
    if (response?.isOk) announce({ tone: 'success', text: response.message })
    else setMessage({ tone: 'error', text: response?.message || newsMessages.failed })
    return response?.isOk ?? false
  }

  const test = form.handleSubmit(async (news) => void (await call('/api/news-mails/test', news)))

  async function send() {
    if (!asked) return
    setSending(true)
    const isSent = await call('/api/news-mails', asked)
    setSending(false)
    setAsked(null)
    if (!isSent) return
    draft.forget()
    router.push('/news-mails')
    router.refresh()
  }

  return (
    <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
      <Form
        onSubmit={form.handleSubmit(setAsked, () => setMessage(null))}
        aria-label="Write news"
        className="grid gap-4"
      >
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-muted">
          {readers > 0 ? `To ${people}` : newsMessages.nobody}
          {draft.restored && (
            <button type="button" onClick={draft.discard} className="min-h-11 underline underline-offset-4 lg:min-h-6">
              Discard what you wrote before
            </button>
          )}
        </p>
        <MailTextFields form={form} rows={12} hint="An empty line begins a new paragraph. We greet each by name." />
        <MessageArea message={message} />
        <div className="flex flex-wrap gap-3">
          {readers > 0 && (
            <Button type="submit" isBusy={isSending}>
              <Send aria-hidden className="size-4" /> Send to {people}
            </Button>
          )}
          <Button look="secondary" onClick={test} isBusy={isSubmitting}>
            Mail it to me first
          </Button>
        </div>
      </Form>
      <NewsPreview subject={form.watch('subject')} text={form.watch('text')} />
      <ConfirmDialog
        title="Send news"
        question={`Mail this to ${people}? It cannot be called back.`}
        confirmLabel="Send"
        isOpen={asked !== null}
        isBusy={isSending}
        onConfirm={send}
        onClose={() => setAsked(null)}
      />
    </div>
  )
}

export function NewsPreview({ subject, text }: MailTextInput) {
  return (
    <section aria-labelledby="preview" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="preview" className="mb-3 text-heading">
        The mail
      </h2>
      <div className="rounded-control bg-sunken p-4 wrap-anywhere">
        <p className="font-semibold">{subject || 'The subject'}</p>
        <p className="mt-3">Hello Meera Rao,</p>
        {paragraphsOf(text).map((paragraph, index) => (
          <p key={index} className="mt-3 whitespace-pre-wrap">
            {paragraph}
          </p>
        ))}
        <p className="mt-4 text-sm text-muted">Then come a link that ends these mails, and who we are.</p>
      </div>
    </section>
  )
}
