'use client'

import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { Fragment, useState } from 'react'
import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { mailTextInputs, paragraphHint } from '@/components/console/lists/mail-text-fields'
import { useFormDraft } from '@/components/console/lists/use-form-draft'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import { useAnnounce } from '@/components/ui/announce'
import { Button, buttonClass } from '@/components/ui/button'
import { ConfirmedAction } from '@/components/ui/confirmed-action'
import { Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import { fill, fillSubject, paragraphsOf } from '@/lib/platform/mail-templates/fill'
import { templateMessages } from '@/lib/platform/mail-templates/messages'
import type { MailWords } from '@/lib/platform/mail-templates/queries'
import { type MailText, type MailTextInput, templateFormSchema } from '@/lib/platform/mail-templates/schema'
import { sampleFilling, type TemplateKey, templates } from '@/lib/platform/mail-templates/templates'

export function TemplateForm({ opened }: { opened: MailWords }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [stored] = useState({ subject: opened.subject, text: opened.text })
  const { row = opened, showNewer, hintsFor } = useNewerRow(opened)
  const edit = useSubmit<MailTextInput, MailText, { current?: MailWords }>({
    schema: templateFormSchema(opened.key),
    values: stored,
    call: (words) => {
      const json = { ...words, version: row.version }
      return callApi(`/api/mail-templates/${opened.key}`, { method: 'PUT', json })
    },
    done: () => {
      draft.forget()
      announce({ tone: 'success', text: templateMessages.saved })
      router.push('/mail-templates')
      router.refresh()
    },
    failed: templateMessages.failure,
    refused: ({ data: { current } }) => current && showNewer(current),
  })
  const { form } = edit
  const draft = useFormDraft(form, `template-${opened.key}`, stored, {
    version: opened.version,
    showNewer: () => showNewer(opened),
    say: edit.say,
  })

  return (
    <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
      <SubmitForm
        of={edit}
        label="Edit the email template"
        className="grid gap-4"
        button="Save"
        beside={
          <>
            <Link href="/mail-templates" className={buttonClass('secondary')}>
              Cancel
            </Link>
            <DiscardDraft draft={draft} />
            {!row.isOwn && <ResetTemplate mailKey={opened.key} version={row.version} onConflict={showNewer} />}
          </>
        }
      >
        <p className="text-muted">
          {templates[opened.key].placeholders.map((name, at, { length }) => (
            <Fragment key={name}>
              {at > 0 && (at < length - 1 ? ', ' : ' and ')}
              <code>{`{${name}}`}</code>
            </Fragment>
          ))}{' '}
          are filled in for each recipient. {paragraphHint}
        </p>
        <Inputs of={edit} list={mailTextInputs({ rows: 12 })} hintOf={hintsFor(form)} />
      </SubmitForm>
      <TemplatePreview mailKey={opened.key} subject={form.watch('subject')} text={form.watch('text')} />
    </div>
  )
}

type TemplatePreviewProps = { mailKey: TemplateKey; subject: string; text: string }

function TemplatePreview({ mailKey, subject, text }: TemplatePreviewProps) {
  const { to, after } = templates[mailKey]
  return (
    <section aria-labelledby="preview" className="rounded-card border border-line bg-raised p-5 shadow-card">
      <h2 id="preview" className="mb-3 text-heading">
        Preview
      </h2>
      <p className="text-sm text-muted">
        To {sampleFilling.name}, {to}
      </p>
      <div className="mt-3 rounded-control bg-sunken p-4 wrap-anywhere">
        <p className="font-semibold">{fillSubject(subject, sampleFilling)}</p>
        {paragraphsOf(text).map((paragraph, index) => (
          <p key={index} className="mt-3 whitespace-pre-wrap">
            {fill(paragraph, sampleFilling)}
          </p>
        ))}
        <p className="mt-4 text-sm text-muted">{after}</p>
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
  return (
    <ConfirmedAction<{ current?: MailWords }>
      call={() => callApi(`/api/mail-templates/${mailKey}?version=${version}`, { method: 'DELETE' })}
      title="Reset to default"
      question={templateMessages.askReset}
      confirmLabel="Reset"
      done={() => {
        router.push('/mail-templates')
        return templateMessages.reset
      }}
      failed={({ message, data: { current } }) => {
        if (current) onConflict(current)
        return message || templateMessages.failure
      }}
      button={(ask) => (
        <Button look="quiet" className="text-danger" onClick={ask}>
          Reset to default
        </Button>
      )}
    />
  )
}
