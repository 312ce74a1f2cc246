'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import type { Decidable } from '@/components/applications/use-decisions'
import { MailTextFields } from '@/components/back-office/mail-text-fields'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { Skeleton } from '@/components/ui/skeleton'
import { callApi } from '@/lib/api/client'
import { stateMessages } from '@/lib/applications/messages'
import { type Decision, stateLabel } from '@/lib/applications/states'
import { type MailText, type MailTextInput, mailTextSchema } from '@/lib/mail-templates/schema'

type DecisionMailProps = {
  application: Decidable
  decision: Decision
  onSend: (mail: MailText) => Promise<string | null>
  onClose: () => void
}

export function DecisionMail({ application, decision, onSend, onClose }: DecisionMailProps) {
  const { id, studentName } = application
  const [words, setWords] = useState<MailText | null>(null)
  const [failure, setFailure] = useState<Message | null>(null)

  useEffect(() => {
    let isShown = true
    callApi<MailText>(`/api/applications/${id}/mail?state=${decision}`, { method: 'GET' }).then(
      ({ isOk, data }) => {
        if (!isShown) return
        if (isOk) setWords(data)
        else setFailure({ tone: 'error', text: stateMessages.noWords })
      },
      () => isShown && setFailure({ tone: 'error', text: stateMessages.noWords }),
    )
    return () => {
      isShown = false
    }
  }, [id, decision])

  return (
    <Dialog title={`${studentName}: ${stateLabel(decision)}`} isOpen onClose={onClose} className="max-w-2xl" isForm>
      <MessageArea message={failure} />
      {words ? (
        <MailForm words={words} label={stateLabel(decision)} onSend={onSend} onClose={onClose} />
      ) : (
        !failure && <Skeleton className="h-80" />
      )}
    </Dialog>
  )
}

type MailFormProps = Pick<DecisionMailProps, 'onSend' | 'onClose'> & { words: MailText; label: string }

function MailForm({ words, label, onSend, onClose }: MailFormProps) {
  const [message, setMessage] = useState<Message | null>(null)
  const form = useForm<MailTextInput, unknown, MailText>({
    resolver: zodResolver(mailTextSchema),
    defaultValues: words,
  })
  const submit = form.handleSubmit(async (mail) => {
    setMessage(null)
    const failure = await onSend(mail)
    if (failure) setMessage({ tone: 'error', text: failure })
  })
  return (
    <form method="post" noValidate onSubmit={submit} aria-label="The mail to the applicant" className="grid gap-4">
      <MailTextFields
        form={form}
        rows={10}
        hint="An empty line begins a new paragraph. A link to their applications follows."
      />
      <MessageArea message={message} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" isBusy={form.formState.isSubmitting}>
          Send and mark as {label.toLowerCase()}
        </Button>
      </div>
    </form>
  )
}
