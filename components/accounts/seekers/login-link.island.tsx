'use client'

import { signIn } from '@/components/accounts/session/sign-in'
import { island } from '@/components/site/islands/island'
import { SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { codeLoginSchema } from '@/lib/accounts/seekers/schema'
import { takeLoginTarget } from '@/lib/accounts/session/browser-state'
import { codeMessages } from '@/lib/auth/code-rules'
import { safeNext } from '@/lib/site/routes/return-path'

type LoginLinkProps = { email: string; code: string }

export const LoginLink = island('login-link', function LoginLink({ email, code }: LoginLinkProps) {
  const login = useSubmit({
    schema: codeLoginSchema,
    values: { email, code },
    // There are no fields, so errors appear in the message area.
    call: async (given) => ({ ...(await signIn(given)), errors: {} }),
    done: ({ message }) => ({ text: message, leaveFor: safeNext(takeLoginTarget(), '/userdashboard') }),
    failed: ({ message }) => message || codeMessages.wrong,
  })
  return <SubmitForm of={login} label="Log in with a link" button="Log in" />
})
