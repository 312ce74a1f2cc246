'use client'

import { type ComponentProps, useState } from 'react'
import { PasswordField } from '@/components/ui/password-field'
import { PasswordStrength } from '@/components/ui/password-strength'
import { MIN_PASSWORD_LENGTH } from '@/lib/auth/password-rules'

/** The input of a password that is being chosen: how long it must be and how strong it is stand below it. */
export function NewPasswordField({ onChange, ...field }: ComponentProps<typeof PasswordField>) {
  const [typed, setTyped] = useState('')
  return (
    <PasswordField
      {...field}
      autoComplete="new-password"
      required
      hint={`At least ${MIN_PASSWORD_LENGTH} characters`}
      onChange={(event) => {
        setTyped(event.target.value)
        onChange?.(event)
      }}
    >
      <PasswordStrength password={typed} />
    </PasswordField>
  )
}
