'use client'

import { island } from '@/components/site/islands/island'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { clearAccount } from '@/lib/accounts/session/stored-account'
import { callApi } from '@/lib/api/client'
import { newSignInMessages } from '@/lib/auth/new-sign-in-messages'
import { type UndoLink, undoLinkSchema } from '@/lib/auth/new-sign-in-schema'

export const UndoSignIn = island('undo-sign-in', function UndoSignIn({ token }: UndoLink) {
  const undo = useSubmit<UndoLink, UndoLink, { next: string }>({
    schema: undoLinkSchema,
    values: { token },
    call: (json) => callApi('/api/auth/undo', { method: 'POST', json }),
    done: ({ message, data }) => {
      clearAccount()
      return { text: message, leaveFor: data.next }
    },
    failed: newSignInMessages.notUndone,
  })
  return <SubmitForm of={undo} label="Undo a sign-in" button="Sign out everywhere" />
})
