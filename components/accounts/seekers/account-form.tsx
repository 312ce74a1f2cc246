'use client'

import { useRouter } from 'next/navigation'
import { SessionEnded } from '@/components/accounts/session/session-ended'
import { isStillSignedIn } from '@/components/accounts/session/sign-in'
import { useSessionEnded } from '@/components/accounts/session/use-session-ended'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { accountMessages } from '@/lib/accounts/seekers/messages'
import { accountFormSchema } from '@/lib/accounts/seekers/schema'
import type { Draft } from '@/lib/accounts/session/browser-state'
import { storeAccount, storedEmail } from '@/lib/accounts/session/stored-account'
import { type ApiResponse, callApi } from '@/lib/api/client'

type AccountFormProps = { email: string; userName: string; mobile: string }

const names = ['userName', 'mobile'] as const

export function AccountForm({ email, userName, mobile }: AccountFormProps) {
  const router = useRouter()
  const account = useSubmit({
    schema: accountFormSchema,
    values: { userName, mobile },
    call: async (given) => {
      if (!storedEmail()) return isNotStored
      const json = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
      return callApi(`/api/v1/user/partial-update?${new URLSearchParams({ email })}`, { method: 'PATCH', json })
    },
    done: (_response, given) => {
      const saved = { userName: given.userName, mobile: given.mobile || mobile }
      storeAccount({ email, ...saved })
      account.form.reset(saved)
      router.refresh()
      return accountMessages.updated
    },
    failed: (response) => (response === isNotStored ? accountMessages.noStoredEmail : failureOf(response.status)),
    refused: async (response) => {
      if (response.status === 401 || (response === isNotStored && !(await isStillSignedIn()))) session.ask()
    },
  })
  const session = useSessionEnded({
    email,
    goOn: () => account.submit(),
    draft: { form: 'account', typed: () => account.form.getValues(), restore },
  })

  function restore(typed: Draft) {
    for (const name of names) account.form.setValue(name, typed[name] ?? '', { shouldDirty: true })
    account.say({ tone: 'success', text: accountMessages.restored })
  }

  return (
    <>
      <SubmitForm
        of={account}
        label="Account Setting"
        inputs={[
          { name: 'userName', label: 'Your Name', autoComplete: 'name' },
          {
            name: 'mobile',
            label: 'Your Mobile No',
            type: 'tel',
            autoComplete: 'tel',
            isOptional: true,
            hint: mobile && 'Leave blank to keep your current number.',
          },
        ]}
        button="Update"
        buttonClass="justify-self-start"
        className="max-w-lg space-y-5"
      />
      <SessionEnded {...session.dialog} />
    </>
  )
}

const isNotStored: ApiResponse = { isOk: false, status: 400, message: '', errors: {}, data: {} }

function failureOf(status: number): string {
  if (status === 401) return accountMessages.sessionOver
  return status === 403 ? accountMessages.otherAccount : accountMessages.notUpdated
}
