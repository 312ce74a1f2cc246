import type { UseFormReturn } from 'react-hook-form'
import { textSlot, useAutofill } from '@/components/people/resumes/use-autofill'
import type { ApplyFormInput, ApplyFormOutput } from '@/lib/hiring/applications/form'

type Options = {
  form: UseFormReturn<ApplyFormInput, unknown, ApplyFormOutput>
  isGuest: boolean
  hasProfileResume: boolean
  onSignedOut: () => void
}

/** Fills the application from the resume that's sent with it. Signed-in seekers can't change their name and email. */
export function useApplyAutofill({ form, isGuest, hasProfileResume, onSignedOut }: Options) {
  const [name, email] = [textSlot(form, 'studentName', 'Full Name'), textSlot(form, 'email', 'Email')]
  const phone = textSlot(form, 'mobileNumber', 'Mobile Number')
  const isStored = hasProfileResume && form.watch('useProfileResume') === true
  return useAutofill({
    rule: 'resume',
    slots: { ...(isGuest && { name, email }), phone },
    file: isStored ? null : (form.watch('resume') ?? null),
    isStored,
    onChoose: (resume) => form.setValue('resume', resume, { shouldDirty: true, shouldValidate: true }),
    onSignedOut,
  })
}
