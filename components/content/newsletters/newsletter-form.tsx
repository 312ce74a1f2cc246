'use client'

import { Send } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { mailTextInputs, paragraphHint } from '@/components/console/lists/mail-text-fields'
import { useFormDraft } from '@/components/console/lists/use-form-draft'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useAction } from '@/components/ui/use-action'
import { showErrors, useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { newsletterMessages } from '@/lib/content/newsletters/messages'
import { paragraphsOf } from '@/lib/platform/mail-templates/fill'
import { type MailText, type MailTextInput, mailTextSchema } from '@/lib/platform/mail-templates/schema'

const empty: MailTextInput = { subject: '', text: '' }

export function NewsletterForm({ subscribers }: { subscribers: number }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [unconfirmed, setUnconfirmed] = useState<MailText | null>(null)
  const people = `${subscribers.toLocaleString('en-US')} ${subscribers === 1 ? 'person' : 'people'}`
  const test = useSubmit<MailTextInput, MailText>({
    schema: mailTextSchema,
    values: empty,
    call: (newsletter) => callApi('/api/news-mails/test', { method: 'POST', json: newsletter }),
    done: ({ message }) => {
      announce({ tone: 'success', text: message })
    },
    failed: newsletterMessages.failed,
  })
  const { form, say, submit: sendTest } = test
  const draft = useFormDraft(form, 'news', empty)
  const sending = useAction({
    call: (newsletter: MailText) => callApi('/api/news-mails', { method: 'POST', json: newsletter }),
    done: ({ message }) => {
      draft.forget()
      announce({ tone: 'success', text: message })
      router.push('/news-mails')
    },
    failed: ({ message, errors }) => {
      showErrors(form, errors)
      return message || newsletterMessages.failed
    },
    say,
  })

  const ask = form.handleSubmit(setUnconfirmed, () => say(null))
  return (
    <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
      <SubmitForm
        of={{ ...test, submit: ask, isBusy: sending.isBusy }}
        label="Write a newsletter"
        className="grid gap-4"
        button={
          <>
            <Send aria-hidden className="size-4" /> Send to {people}
          </>
        }
        buttonClass={subscribers > 0 ? undefined : 'hidden'}
        beside={
          <Button look="secondary" onClick={sendTest} isBusy={test.isBusy}>
            Send me a test
          </Button>
        }
      >
        <p className="flex flex-wrap items-center justify-between gap-x-4 text-muted">
          {subscribers > 0 ? `To ${people}` : newsletterMessages.nobody}
          <DiscardDraft draft={draft} />
        </p>
        <Inputs
          of={test}
          list={mailTextInputs({
            rows: 12,
            hint: `${paragraphHint} We greet each subscriber by name.`,
          })}
        />
      </SubmitForm>
      <NewsletterPreview subject={form.watch('subject')} text={form.watch('text')} />
      <ConfirmDialog
        title="Send newsletter"
        question={`Send this newsletter to ${people}? This can't be undone.`}
        confirmLabel="Send"
        isOpen={unconfirmed !== null}
        isBusy={sending.isBusy}
        onConfirm={() => unconfirmed && sending.act(unconfirmed).then(() => setUnconfirmed(null))}
        onClose={() => setUnconfirmed(null)}
      />
    </div>
  )
}

export function NewsletterPreview({ subject, text }: MailTextInput) {
  return (
    <section aria-labelledby="preview" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="preview" className="mb-3 text-heading">
        Preview
      </h2>
      <div className="rounded-control bg-sunken p-4 wrap-anywhere">
        <p className="font-semibold">{subject || 'Subject'}</p>
        <p className="mt-3">Hi Meera Rao,</p>
        {paragraphsOf(text).map((paragraph, index) => (
          <p key={index} className="mt-3 whitespace-pre-wrap">
            {paragraph}
          </p>
        ))}
        <p className="mt-4 text-sm text-muted">An unsubscribe link and our signature follow.</p>
      </div>
    </section>
  )
}
