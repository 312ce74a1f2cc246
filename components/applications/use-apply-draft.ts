import { useEffect, useEffectEvent } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ApplyFormInput, ApplyFormOutput } from '@/lib/applications/form'
import { type Draft, storeDraft, takeDraft } from '@/lib/session/browser-state'

type ApplyForm = UseFormReturn<ApplyFormInput, unknown, ApplyFormOutput>

/**
 * What was typed into the form of one job, so that it can wait in this tab while the applicant signs in. Whoever is not
 * signed in yet has no name: `leave` keeps it for who signs in next here. Never a file.
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
