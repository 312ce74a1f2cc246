'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, startTransition, useEffect, useRef, useState } from 'react'
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
import { undoPath } from '@/lib/hiring/applications/format'
import { statusMessages } from '@/lib/hiring/applications/messages'
import { statusNamed } from '@/lib/hiring/applications/statuses'
import { emailsApplicant, type Stage, stageOf, standardStages } from '@/lib/hiring/stages/format'
import { type MailText, type MailTextInput, mailTextSchema } from '@/lib/platform/mail-templates/schema'

export type Decidable = { id: number; state: ApplicationStatus; stageId?: number | null; studentName: string }

/** A decision that isn't loaded yet, and the keys of the stages that may be loaded before it. */
type Chosen = { from: string[]; to: Stage }

/** Null if it already had that status. */
type Saved = { decisionId: number | null }

/** Moves applications between these stages, which are the statuses by default. */
export function useDecisions(stages = standardStages) {
  const router = useRouter()
  const announce = useAnnounce()
  const offerUndo = useUndo()
  const [chosen, setChosen] = useState<Record<number, Chosen>>({})
  const saving = useRef(new Map<number, Promise<unknown>>())
  const [edited, setEdited] = useState<{ application: Decidable; stage: Stage } | null>(null)

  /** Keeps a choice that was made after this one. */
  const forget = (id: number, stage?: Stage) =>
    setChosen((all) => {
      const { [id]: choice, ...others } = all
      return stage && choice?.to.key !== stage.key ? all : others
    })
  const storedStage = (application: Decidable) => stageOf(stages, application)

  function currentStage(application: Decidable): Stage {
    const stored = storedStage(application)
    const choice = chosen[application.id]
    return choice?.from.includes(stored.key) ? choice.to : stored
  }

  async function save(application: Decidable, stage: Stage, mail?: MailText): Promise<ApiResponse<Saved>> {
    const from = mail ? storedStage(application) : currentStage(application)
    const seen = { from: from.status, ...(stage.id !== null && { stage: stage.id, fromStage: from.id }) }
    const json = { state: stage.status, ...seen, ...(mail && { mail }) }
    const path = `/api/applications/${application.id}`
    const call = () => callApi<Saved>(path, { method: 'PATCH', json, keepalive: true })
    // A second decision waits for the first, which it follows.
    const before = saving.current.get(application.id)
    const response = before ? before.then(call) : call()
    saving.current.set(application.id, response)
    const { isOk, status, message } = await response
    const text = message || statusMessages.notChanged
    if (isOk && mail) announce({ tone: 'success', text })
    else if (!isOk && !mail) announce({ tone: 'error', text: `${application.studentName}: ${text}` })
    if (!isOk) forget(application.id)
    if (isOk && mail) show(application, stage)
    if (status !== 0)
      startTransition(() => {
        router.refresh()
        // Together with the new rows. If the decision is undone elsewhere, the rows' earlier stage has to show again.
        if (isOk) forget(application.id, stage)
      })
    return response
  }

  /** `more` are the keys of other stages that may be loaded before this one. */
  function show(application: Decidable, stage: Stage, more: string[] = []) {
    setChosen((others) => {
      const { key } = storedStage(application)
      const earlier = others[application.id]
      const from = [...more, key, ...(earlier?.from.includes(key) ? [...earlier.from, earlier.to.key] : [])]
      return { ...others, [application.id]: { from, to: stage } }
    })
  }

  /** Whether moving it there emails the applicant. */
  const emails = (application: Decidable, stage: Stage) =>
    emailsApplicant(stage, statusNamed(currentStage(application).status))

  /** Shows and saves the decisions at once. Undoing takes all of them back. */
  function decideAll(applications: Decidable[], stage: Stage): void {
    const moved = applications.filter((application) => stage.key !== currentStage(application).key)
    const [first] = moved
    if (!first) return
    const isOne = moved.length === 1
    const canEdit = isOne && emails(first, stage)
    const decided = moved.map((application) => {
      const { id, studentName: name } = application
      const before = currentStage(application)
      show(application, stage)
      const path = save(application, stage).then(({ isOk, data }) =>
        isOk && data.decisionId !== null ? undoPath(id, data.decisionId) : null,
      )
      // Rows that were loaded before the undo may still arrive.
      const onUndone = () => show(application, before, [stage.key])
      return { name, path, onUndone, onRefreshed: () => forget(id, before) }
    })
    const text = `${isOne ? first.studentName : `${moved.length} applicants`}: ${stage.name}.`
    const instead = { label: 'Edit email', key: 'e', act: () => edit(first, stage) }
    offerUndo(text, decided, canEdit ? { instead } : {})
  }

  const decide = (application: Decidable, stage: Stage) => decideAll([application], stage)

  function edit(application: Decidable, stage: Stage) {
    setEdited({ application, stage })
  }

  const dialog: ReactNode = edited && (
    <DecisionMail
      application={edited.application}
      stage={edited.stage}
      send={(mail) => save(edited.application, edited.stage, mail)}
      onSent={() => setEdited(null)}
      onClose={() => setEdited(null)}
    />
  )

  return { stages, currentStage, emails, decide, decideAll, edit, dialog }
}

type DecisionMailProps = {
  application: Decidable
  stage: Stage
  send: (mail: MailText) => Promise<ApiResponse>
  onSent: () => void
  onClose: () => void
}

function DecisionMail({ application, stage, onClose, ...sending }: DecisionMailProps) {
  const { id, studentName } = application
  const { id: stageId, name, status } = stage
  const [words, setWords] = useState<MailText | null>(null)
  const [failure, setFailure] = useState<Message | null>(null)

  useEffect(() => {
    let isMounted = true
    const query = `state=${status}${stageId === null ? '' : `&stage=${stageId}`}`
    callApi<MailText>(`/api/applications/${id}/mail?${query}`, { method: 'GET' }).then(({ isOk, data }) => {
      if (!isMounted) return
      if (isOk) setWords(data)
      else setFailure({ tone: 'error', text: statusMessages.noWords })
    })
    return () => {
      isMounted = false
    }
  }, [id, status, stageId])

  return (
    <Dialog title={`${studentName}: ${name}`} isOpen onClose={onClose} className="max-w-2xl" isForm>
      <MessageArea message={failure} />
      {words ? (
        <MailForm words={words} stage={stage} onClose={onClose} {...sending} />
      ) : (
        !failure && <Skeleton className="h-80" />
      )}
    </Dialog>
  )
}

type MailFormProps = Pick<DecisionMailProps, 'send' | 'onSent' | 'onClose'> & { words: MailText; stage: Stage }

function MailForm({ words, stage: { id, name }, send, onSent, onClose }: MailFormProps) {
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
      button={id === null ? `Send and mark as ${name.toLowerCase()}` : `Send and move to ${name}`}
      beside={
        <Button look="secondary" onClick={onClose}>
          Cancel
        </Button>
      }
    />
  )
}
