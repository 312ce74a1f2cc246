'use client'

import { MailedCode } from '@/components/accounts/seekers/mailed-code'
import { storeSignedIn } from '@/components/accounts/session/sign-in'
import { island } from '@/components/site/islands/island'
import { CheckboxField } from '@/components/ui/field'
import { type InputOf, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { methodMessages } from '@/lib/accounts/sign-in-methods/messages'
import { type CompletionInput, completionForm, type Purpose } from '@/lib/accounts/sign-in-methods/schema'
import { callApi } from '@/lib/api/client'

type ContinueFormProps = {
  purpose: Purpose
  email: string
  name: string
  mobile: string
  needsCode: boolean
  mayBeNew: boolean
  /** The provider, if it has a photo of the person. */
  photoAt: string | null
  isMailHeld: boolean
  consent: string
}
type Given = {
  userName?: string | undefined
  mobile?: string | undefined
  picture?: boolean
  code?: string | undefined
}

const inputs: InputOf<CompletionInput>[] = [
  { name: 'userName', label: 'Full Name', autoComplete: 'name' },
  { name: 'mobile', label: 'Mobile Number', autoComplete: 'tel', inputMode: 'tel', isOptional: true },
]

const photoFrom = (provider: string): InputOf<CompletionInput> => ({
  name: 'picture',
  as: CheckboxField,
  label: `Add my photo from ${provider} to my profile`,
})

export const ContinueForm = island('continue-form', function ContinueForm(props: ContinueFormProps) {
  const { purpose, email, name, mobile, needsCode, mayBeNew, photoAt, isMailHeld, consent } = props
  const isProof = purpose === 'proof'
  const completion = useSubmit<CompletionInput, Given, { next: string }>({
    schema: completionForm({ needsCode, mayBeNew }),
    values: { userName: name, mobile, picture: false, code: '' },
    call: (json) => callApi('/api/auth/pending', { method: 'POST', json: { ...json, purpose } }),
    done: async ({ message, data }, { userName }) => {
      if (purpose === 'seeker') await storeSignedIn({ userName: userName ?? name, email })
      return { text: message, leaveFor: data.next }
    },
    failed: isProof ? methodMessages.notProven : methodMessages.failed,
  })
  return (
    <SubmitForm of={completion} label={isProof ? "Confirm it's you" : 'Finish signing in'} button="Continue">
      {mayBeNew && <Inputs of={completion} list={photoAt ? [...inputs, photoFrom(photoAt)] : inputs} />}
      {needsCode && (
        <MailedCode
          form={completion.form}
          resend={() => callApi('/api/auth/pending/code', { method: 'POST' })}
          isMailHeld={isMailHeld}
        >
          We emailed a code to <span className="wrap-anywhere">{email}</span>.
        </MailedCode>
      )}
      {mayBeNew && <p className="text-sm text-muted">{consent}</p>}
    </SubmitForm>
  )
})
