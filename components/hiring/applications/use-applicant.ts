import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { watchRestore } from '@/components/ui/watch-restore'
import { type Draft, storeDraft, takeDraft } from '@/lib/accounts/session/browser-state'
import { isSignedInHere, watchAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'
import type { ApplyFormInput, ApplyFormOutput } from '@/lib/hiring/applications/form'

type Applicant = { userName: string; email: string; mobile: string; profileResume: string | null }

/**
 * Who is applying: null if no one is signed in or we don't know yet. The job page is the same for everyone, so the
 * browser asks. `lastEmail` is kept when the session ends.
 */
export function useApplicant() {
  const [applicant, setApplicant] = useState<Applicant | null>(null)
  const [lastEmail, setLastEmail] = useState('')

  const ask = useCallback(async (): Promise<Applicant | null> => {
    if (!isSignedInHere()) {
      setApplicant(null)
      return null
    }
    const { isOk, data } = await callApi<Applicant | null>('/api/viewer/applicant', { method: 'GET' })
    const found = isOk ? data : null
    setApplicant(found)
    if (found) setLastEmail(found.email)
    return found
  }, [])

  useEffect(() => {
    ask()
    return watchAccount(ask)
  }, [ask])

  return { applicant, lastEmail, ask }
}

export function useApplied(jobId: number, email: string | undefined) {
  const [isApplied, setIsApplied] = useState(false)

  useEffect(() => {
    if (!email) return
    let isCurrent = true
    const query = new URLSearchParams({ jobId: String(jobId), email })
    async function check() {
      const answer = await callApi<boolean>(`/apply-job/check?${query}`, { method: 'GET' })
      if (isCurrent && answer.isOk) setIsApplied(answer.data)
    }
    check()
    const stopWatching = watchRestore(check)
    return () => {
      isCurrent = false
      stopWatching()
    }
  }, [jobId, email])

  return [isApplied, setIsApplied] as const
}

type ApplyForm = UseFormReturn<ApplyFormInput, unknown, ApplyFormOutput>

/**
 * Stores the input of a job's form in this tab while the applicant signs in. If the applicant isn't known, `leave`
 * stores it for the next person who signs in here. Never stores a file.
 */
export function useApplyDraft(jobId: number, form: ApplyForm, email: string | undefined) {
  const name = `application-${jobId}`

  function typed(): Draft {
    const { mobileNumber = '', coverNote = '', answers = [] } = form.getValues()
    return { mobileNumber, coverNote, answers: JSON.stringify(answers) }
  }

  function restore({ mobileNumber, coverNote, answers }: Draft) {
    if (mobileNumber) form.setValue('mobileNumber', mobileNumber, { shouldDirty: true })
    if (coverNote) form.setValue('coverNote', coverNote, { shouldDirty: true })
    for (const [index, answer] of (JSON.parse(answers || '[]') as string[]).entries())
      if (answer) form.setValue(`answers.${index}`, answer, { shouldDirty: true })
  }

  const takeBack = useEffectEvent(() => {
    const draft = takeDraft(name, '')
    if (draft) restore(draft)
  })

  useEffect(() => {
    if (email) takeBack()
  }, [email])

  return { name, typed, restore, leave: () => storeDraft(name, '', typed()) }
}

type ApplyDraft = ReturnType<typeof useApplyDraft>

/**
 * Keeps what a guest entered in this tab while they look for the emailed code: phones drop tabs that aren't visible.
 * `goOn` continues after a reload, with the email that the code was sent to.
 */
export function useGuestDraft(jobId: number, form: ApplyForm, draft: ApplyDraft, goOn: (email: string) => void) {
  const name = `guest-${jobId}`

  const restore = useEffectEvent(() => {
    const kept = isSignedInHere() ? null : takeDraft(name, '')
    if (!kept) return
    storeDraft(name, '', kept)
    const { studentName = '', email = '' } = kept
    form.setValue('studentName', studentName, { shouldDirty: true })
    form.setValue('email', email, { shouldDirty: true })
    draft.restore(kept)
    goOn(email)
  })

  useEffect(() => restore(), [])

  return {
    keep: (email: string) =>
      storeDraft(name, '', { ...draft.typed(), studentName: form.getValues('studentName'), email }),
    drop: () => takeDraft(name, ''),
  }
}
