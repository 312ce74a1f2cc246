'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Fragment, useState } from 'react'
import { useForm } from 'react-hook-form'
import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { MailTextFields } from '@/components/console/lists/mail-text-fields'
import { useFormDraft } from '@/components/console/lists/use-form-draft'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import { useAnnounce } from '@/components/ui/announce'
import { Button, buttonClass } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { showErrors } from '@/components/ui/field'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { fill, fillSubject, paragraphsOf } from '@/lib/platform/mail-templates/fill'
import { templateMessages } from '@/lib/platform/mail-templates/messages'
import type { MailWords } from '@/lib/platform/mail-templates/queries'
import { type MailText, type MailTextInput, templateFormSchema } from '@/lib/platform/mail-templates/schema'
import { type TemplateKey, templates } from '@/lib/platform/mail-templates/templates'

export function TemplateForm({ opened }: { opened: MailWords }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [message, setMessage] = useState<Message | null>(null)
  const [stored] = useState({ subject: opened.subject, text: opened.text })
  const form = useForm<MailTextInput, unknown, MailText>({
    resolver: zodResolver(templateFormSchema(opened.key)),
    defaultValues: stored,
  })
  const { row = opened, meet, hintOf } = useNewerRow(form, opened)
  const { isSubmitting } = form.formState
  const draft = useFormDraft(form, `template-${opened.key}`, stored)

  const submit = form.handleSubmit(
    async (words) => {
      setMessage(null)
      const json = { ...words, version: row.version }
      const response = await callApi<{ current?: MailWords }>(`/api/mail-templates/${opened.key}`, {
        method: 'PUT',
        json,
      }).catch(() => null)
      if (response?.isOk) {
        draft.forget()
        announce({ tone: 'success', text: templateMessages.saved })
        router.push('/mail-templates')
        return router.refresh()
      }
      if (response?.data.current) meet(response.data.current)
      showErrors(form.setError, ['subject', 'text'], response?.errors)
      setMessage({ tone: 'error', text: response?.message || templateMessages.failure })
    },
    () => setMessage(null),
  )

  return (
    <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
      <Form onSubmit={submit} aria-label="Edit the e-mail template" className="grid gap-4">
        <p className="text-muted">
          {templates[opened.key].placeholders.map((name, at, { length }) => (
            <Fragment key={name}>
              {at > 0 && (at < length - 1 ? ', ' : ' and ')}
              <code>{`{${name}}`}</code>
            </Fragment>
          ))}{' '}
          stand for what they say. An empty line begins a new paragraph.
        </p>
        <MailTextFields
          form={form}
          rows={12}
          hint={hintOf('text', 'Text')}
          subjectHint={hintOf('subject', 'Subject')}
        />
        <MessageArea message={message} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" isBusy={isSubmitting}>
            Save
          </Button>
          <Link href="/mail-templates" className={buttonClass('secondary')}>
            Cancel
          </Link>
          <DiscardDraft draft={draft} />
          {!row.isOwn && <ResetTemplate mailKey={opened.key} version={row.version} onConflict={meet} />}
        </div>
      </Form>
      <TemplatePreview mailKey={opened.key} subject={form.watch('subject')} text={form.watch('text')} />
    </div>
  )
}

const sample = {
  name: 'Meera Rao',
  'job title': 'Data Engineer',
  company: 'Lantern Freight Systems',
  subject: 'Java training on weekends',
  admin: 'Asha Verma',
}
type TemplatePreviewProps = { mailKey: TemplateKey; subject: string; text: string }

function TemplatePreview({ mailKey, subject, text }: TemplatePreviewProps) {
  const isReply = mailKey === 'message-reply'
  return (
    <section aria-labelledby="preview" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="preview" className="mb-3 text-heading">
        Preview
      </h2>
      <p className="text-sm text-muted">
        To {sample.name}, who {isReply ? `wrote about ${sample.subject}` : `applied for ${sample['job title']}`}
      </p>
      <div className="mt-3 rounded-control bg-sunken p-4 wrap-anywhere">
        <p className="font-semibold">{fillSubject(subject, sample)}</p>
        {paragraphsOf(text).map((paragraph, index) => (
          <p key={index} className="mt-3 whitespace-pre-wrap">
            {fill(paragraph, sample)}
          </p>
        ))}
        <p className="mt-4 text-sm text-muted">
          Then {isReply ? 'come their own words' : 'comes a button that leads to their applied jobs'}, and who we are.
        </p>
      </div>
    </section>
  )
}

type ResetTemplateProps = {
  mailKey: MailWords['key']
  version: number
  onConflict: (current: MailWords) => void
}

function ResetTemplate({ mailKey, version, onConflict }: ResetTemplateProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function reset() {
    setBusy(true)
    const path = `/api/mail-templates/${mailKey}?version=${version}`
    const response = await callApi<{ current?: MailWords }>(path, { method: 'DELETE' }).catch(() => null)
    setBusy(false)
    setAsking(false)
    if (response?.isOk) {
      announce({ tone: 'success', text: templateMessages.reset })
      router.push('/mail-templates')
      return router.refresh()
    }
    if (response?.data.current) onConflict(response.data.current)
    announce({ tone: 'error', text: response?.message || templateMessages.failure })
  }

  return (
    <>
      <Button look="quiet" className="text-danger" onClick={() => setAsking(true)}>
        Use the portal's own words
      </Button>
      <ConfirmDialog
        title="The portal's own words"
        question={templateMessages.askReset}
        confirmLabel="Use them"
        isOpen={isAsking}
        isBusy={isBusy}
        onConfirm={reset}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
