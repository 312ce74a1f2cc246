'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { mailTextInputs, paragraphHint } from '@/components/console/lists/mail-text-fields'
import { useUndo } from '@/components/hiring/decisions/use-undo'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { Skeleton } from '@/components/ui/skeleton'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { type ApiResponse, callApi } from '@/lib/api/client'
import type { ApplicationStatus } from '@/lib/generated/prisma/enums'
import { statusMessages } from '@/lib/hiring/applications/messages'
import {
  type ApplicationStatusName,
  applicationStatuses,
  type Decision,
  isMailed,
  statusLabel,
} from '@/lib/hiring/applications/statuses'
import { type MailText, type MailTextInput, mailTextSchema } from '@/lib/platform/mail-templates/schema'

export type Decidable = { id: number; state: ApplicationStatus; studentName: string }

/** A decision that isn't loaded yet, and the statuses that may be loaded before it. */
type Chosen = { from: ApplicationStatusName[]; to: Decision }

export function useDecisions() {
  const router = useRouter()
  const announce = useAnnounce()
  const offerUndo = useUndo()
  const [chosen, setChosen] = useState<Record<number, Chosen>>({})
  const saving = useRef(new Map<number, Promise<unknown>>())
  const [edited, setEdited] = useState<{ application: Decidable; decision: Decision } | null>(null)

  const forget = (id: number) => setChosen(({ [id]: _forgotten, ...others }) => others)
  const nameOf = ({ state }: Decidable) => applicationStatuses[state].name

  function currentStatus(application: Decidable): ApplicationStatusName {
    const choice = chosen[application.id]
    return choice?.from.includes(nameOf(application)) ? choice.to : nameOf(application)
  }

  async function save(application: Decidable, decision: Decision, mail?: MailText): Promise<ApiResponse> {
    const from = mail ? nameOf(application) : currentStatus(application)
    const json = { state: decision, from, ...(mail && { mail }) }
    const path = `/api/applications/${application.id}`
    const call = () => callApi(path, { method: 'PATCH', json, keepalive: true })
    // A second decision waits for the first, which it follows.
    const before = saving.current.get(application.id)
    const response = before ? before.then(call) : call()
    saving.current.set(application.id, response)
    const { isOk, status, message } = await response
    const text = message || statusMessages.notChanged
    if (isOk && mail) announce({ tone: 'success', text })
    else if (!isOk && !mail) announce({ tone: 'error', text: `${application.studentName}: ${text}` })
    if (!isOk) forget(application.id)
    if (status !== 0) router.refresh()
    return response
  }

  function show(application: Decidable, decision: Decision) {
    setChosen((others) => {
      const from = [nameOf(application)]
      const earlier = others[application.id]
      if (earlier?.from.includes(nameOf(application))) from.push(...earlier.from, earlier.to)
      return { ...others, [application.id]: { from, to: decision } }
    })
  }

  /** Shows and saves the decisions at once. Undoing takes all of them back. */
  function decideAll(applications: Decidable[], decision: Decision): void {
    const moved = applications.filter((application) => decision !== currentStatus(application))
    const [first] = moved
    if (!first) return
    const decided = moved.map((application) => {
      const { id, studentName: name } = application
      show(application, decision)
      const isSaved = save(application, decision).then(({ isOk }) => isOk)
      return { name, path: `/api/applications/${id}/undo`, isSaved, onUndone: () => forget(id) }
    })
    const isOne = moved.length === 1
    const text = `${isOne ? first.studentName : `${moved.length} applicants`}: ${statusLabel(decision)}.`
    const instead = { label: 'Edit email', key: 'e', act: () => edit(first, decision) }
    offerUndo(text, decided, isOne && isMailed(decision) ? { instead } : {})
  }

  const decide = (application: Decidable, decision: Decision) => decideAll([application], decision)

  function edit(application: Decidable, decision: Decision) {
    setEdited({ application, decision })
  }

  const dialog: ReactNode = edited && (
    <DecisionMail
      application={edited.application}
      decision={edited.decision}
      send={(mail) => save(edited.application, edited.decision, mail)}
      onSent={() => {
        show(edited.application, edited.decision)
        setEdited(null)
      }}
      onClose={() => setEdited(null)}
    />
  )

  return { currentStatus, decide, decideAll, edit, dialog }
}

type DecisionMailProps = {
  application: Decidable
  decision: Decision
  send: (mail: MailText) => Promise<ApiResponse>
  onSent: () => void
  onClose: () => void
}

function DecisionMail({ application, decision, onClose, ...sending }: DecisionMailProps) {
  const { id, studentName } = application
  const [words, setWords] = useState<MailText | null>(null)
  const [failure, setFailure] = useState<Message | null>(null)

  useEffect(() => {
    let isMounted = true
    callApi<MailText>(`/api/applications/${id}/mail?state=${decision}`, { method: 'GET' }).then(({ isOk, data }) => {
      if (!isMounted) return
      if (isOk) setWords(data)
      else setFailure({ tone: 'error', text: statusMessages.noWords })
    })
    return () => {
      isMounted = false
    }
  }, [id, decision])

  return (
    <Dialog title={`${studentName}: ${statusLabel(decision)}`} isOpen onClose={onClose} className="max-w-2xl" isForm>
      <MessageArea message={failure} />
      {words ? (
        <MailForm words={words} label={statusLabel(decision)} onClose={onClose} {...sending} />
      ) : (
        !failure && <Skeleton className="h-80" />
      )}
    </Dialog>
  )
}

type MailFormProps = Pick<DecisionMailProps, 'send' | 'onSent' | 'onClose'> & { words: MailText; label: string }

function MailForm({ words, label, send, onSent, onClose }: MailFormProps) {
  const mail = useSubmit<MailTextInput, MailText>({
    schema: mailTextSchema,
    values: words,
    call: send,
    done: () => {
      onSent()
      return undefined
    },
    failed: statusMessages.notChanged,
  })
  const hint = `${paragraphHint} A link to their applications follows.`
  return (
    <SubmitForm
      of={mail}
      label="Email to the applicant"
      className="grid gap-4"
      inputs={mailTextInputs({ rows: 10, hint })}
      button={`Send and mark as ${label.toLowerCase()}`}
      beside={
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      }
    />
  )
}
