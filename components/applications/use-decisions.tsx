'use client'

import { useRouter } from 'next/navigation'
import { type ReactNode, useState } from 'react'
import { DecisionMail } from '@/components/applications/decision-mail'
import { useAnnounce, useDefer } from '@/components/back-office/status-message'
import { callApi } from '@/lib/api/client'
import { stateMessages } from '@/lib/applications/messages'
import { applicationStates, type Decision, isMailed, type StateName, stateLabel } from '@/lib/applications/states'
import type { ApplicationState } from '@/lib/generated/prisma/enums'
import type { MailText } from '@/lib/mail-templates/schema'

export type Decidable = { id: number; state: ApplicationState; studentName: string }
type Chosen = { from: StateName; to: Decision }

export function useDecisions() {
  const router = useRouter()
  const announce = useAnnounce()
  const defer = useDefer()
  const [chosen, setChosen] = useState<Record<number, Chosen>>({})
  const [edited, setEdited] = useState<{ application: Decidable; decision: Decision } | null>(null)

  const forget = (id: number) => setChosen(({ [id]: _forgotten, ...others }) => others)
  const nameOf = ({ state }: Decidable) => applicationStates[state].name

  function shownState(application: Decidable): StateName {
    const choice = chosen[application.id]
    return choice && choice.from === nameOf(application) ? choice.to : nameOf(application)
  }

  async function save(application: Decidable, decision: Decision, mail?: MailText): Promise<string | null> {
    const json = { state: decision, from: nameOf(application), ...(mail && { mail }) }
    const path = `/api/applications/${application.id}`
    const response = await callApi(path, { method: 'PATCH', json, keepalive: true }).catch(() => null)
    const text = response?.message || stateMessages.notChanged
    if (response?.isOk) announce({ tone: 'success', text })
    else if (!mail) announce({ tone: 'error', text: `${application.studentName}: ${text}` })
    if (!response?.isOk) forget(application.id)
    if (response) router.refresh()
    return response?.isOk ? null : text
  }

  function show(application: Decidable, decision: Decision) {
    setChosen((others) => ({ ...others, [application.id]: { from: nameOf(application), to: decision } }))
  }

  function decide(application: Decidable, decision: Decision): void {
    if (decision === shownState(application)) return
    show(application, decision)
    if (!isMailed(decision)) return void save(application, decision)
    // A mail cannot be called back.
    defer({
      text: `${application.studentName}: ${stateLabel(decision)}.`,
      act: () => void save(application, decision),
      undo: () => forget(application.id),
      instead: { label: 'Edit the mail', key: 'e', act: () => edit(application, decision) },
    })
  }

  function edit(application: Decidable, decision: Decision) {
    setEdited({ application, decision })
  }

  const dialog: ReactNode = edited && (
    <DecisionMail
      application={edited.application}
      decision={edited.decision}
      onSend={async (mail) => {
        const { application, decision } = edited
        const failure = await save(application, decision, mail)
        if (failure) return failure
        show(application, decision)
        setEdited(null)
        return null
      }}
      onClose={() => setEdited(null)}
    />
  )

  return { shownState, decide, edit, dialog }
}
