'use client'

import { Send } from 'lucide-react'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { mailTextInputs, paragraphHint } from '@/components/console/lists/mail-text-fields'
import { useOfferUndo } from '@/components/console/lists/status-message'
import { useFormDraft } from '@/components/console/lists/use-form-draft'
import { Placeholders } from '@/components/hiring/message-templates/placeholders'
import { StartFromTemplate } from '@/components/hiring/message-templates/start-from-template'
import { MailPreview } from '@/components/hiring/person-mails/mail-preview'
import { LeftOut, RecipientAddress, ToRefused } from '@/components/hiring/person-mails/recipients'
import { SendTime } from '@/components/hiring/person-mails/send-time'
import { useAnnounce } from '@/components/ui/announce'
import { buttonClass } from '@/components/ui/button'
import { type InputOf, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi } from '@/lib/api/client'
import type { WireMessageTemplate } from '@/lib/hiring/message-templates/schema'
import { type Recipient, reasonToLeaveOut } from '@/lib/hiring/person-mails/format'
import { personMailMessages as messages } from '@/lib/hiring/person-mails/messages'
import { type WrittenMail, type WrittenMailInput, writtenMailSchema } from '@/lib/hiring/person-mails/schema'
import { countOf } from '@/lib/platform/numbers'

const empty: WrittenMailInput = { subject: '', text: '', sendAt: '', timeZone: '' }

type WriteFormProps = {
  recipients: Recipient[]
  /** The list they were chosen in. */
  list: string
  templates: WireMessageTemplate[]
  recruiter: { name: string; email: string }
}

/** Writes to one or several people, each of whom gets their own email. */
export function WriteForm({ recipients, list, templates, recruiter }: WriteFormProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const offerUndo = useOfferUndo()
  const [sendId] = useState(newSendId)
  const [first] = recipients
  const [chosen, setChosen] = useState(first?.addresses[0]?.address ?? '')
  const [isToRefused, setToRefused] = useState(false)
  const isOne = recipients.length === 1
  const emailOf = ({ addresses }: Recipient) => (isOne ? chosen : (addresses[0]?.address ?? ''))
  const choice = { isToRefused: isOne || isToRefused }
  const back = isOne && first ? `/people/${first.id}` : list

  const mail = useSubmit<WrittenMailInput, WrittenMail>({
    schema: writtenMailSchema,
    values: empty,
    call: (written) => callApi('/api/people/mails', { method: 'POST', json: bodyOf(written) }),
    done: ({ message }) => {
      const written = form.getValues()
      draft.forget()
      offerUndo({ text: message, undo: () => undo(written) })
      router.push(back)
      router.refresh()
    },
    failed: messages.notSent,
  })
  const { form } = mail
  const name = `write-${recipients.map(({ id }) => id).join('.')}`.slice(0, 200)
  const draft = useFormDraft(form, name, empty)
  const words = { subject: form.watch('subject'), text: form.watch('text') }
  const checked = recipients.map((recipient) => ({
    recipient,
    reason: reasonToLeaveOut(recipient, words, { ...choice, email: emailOf(recipient) }),
  }))
  const receiving = checked.filter(({ reason }) => reason === null).map(({ recipient }) => recipient)
  const leftOut = checked.flatMap(({ recipient, reason }) => (reason ? [{ recipient, reason }] : []))
  const verb = form.watch('sendAt') ? 'Schedule' : 'Send'
  const hasRefused = !isOne && recipients.some(({ addresses }) => addresses[0]?.refusedAt)

  function bodyOf({ timeZone, ...written }: WrittenMail) {
    return {
      ...written,
      timeZone,
      ...choice,
      sendId,
      recipients: recipients
        .filter(({ addresses }) => addresses.length > 0)
        .map((recipient) => ({
          personId: recipient.id,
          email: emailOf(recipient),
          ...(recipient.applicationId !== null && { applicationId: recipient.applicationId }),
        })),
    }
  }
  /** Keeps the canceled text as a draft for the next email to the same people. */
  async function undo(written: WrittenMailInput) {
    const { isOk, message } = await callApi(`/api/people/mails/${sendId}`, { method: 'DELETE', keepalive: true })
    announce({ tone: isOk ? 'success' : 'error', text: message || messages.notCanceled })
    if (isOk) draft.store(written)
    router.refresh()
    return isOk
  }

  return (
    <div className="grid gap-6 xl:grid-cols-2 xl:items-start">
      <SubmitForm
        of={mail}
        label="Write email"
        className="grid gap-4 sm:grid-cols-2"
        button={
          <>
            <Send aria-hidden className="size-4" /> {isOne ? verb : `${verb} ${countOf(receiving.length, 'email')}`}
          </>
        }
        buttonClass={receiving.length > 0 ? undefined : 'hidden'}
        beside={
          <>
            <Link href={back} className={buttonClass('secondary')}>
              Back
            </Link>
            <DiscardDraft draft={draft} />
          </>
        }
      >
        {isOne && first && <RecipientAddress recipient={first} chosen={chosen} onChoose={setChosen} />}
        <LeftOut leftOut={leftOut} />
        {hasRefused && <ToRefused isChecked={isToRefused} onChange={setToRefused} />}
        <StartFromTemplate
          templates={templates}
          fill={(name, value) => form.setValue(name, value, { shouldDirty: true, shouldValidate: true })}
        />
        <Inputs of={mail} list={textInputs} />
        <div className="sm:col-span-full">
          <Placeholders />
        </div>
        <SendTime of={mail} />
      </SubmitForm>
      <MailPreview recipients={receiving} emailOf={emailOf} words={words} recruiter={recruiter} />
    </div>
  )
}

/** A UUID of version 4. `crypto.randomUUID` is missing on sites without HTTPS. */
function newSendId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  const parts = [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)]
  return parts.join('-')
}

const textInputs = mailTextInputs({ rows: 12, hint: paragraphHint }).map((input) => ({
  ...input,
  isWide: true,
})) as InputOf<WrittenMailInput>[]
