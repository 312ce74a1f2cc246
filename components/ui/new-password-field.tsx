'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { PasswordField } from '@/components/ui/password-field'
import type { Input } from '@/components/ui/submit-form'
import { MIN_PASSWORD_LENGTH } from '@/lib/auth/password-rules'
import { strengthOf } from '@/lib/auth/password-strength'

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
  /** The owner's email and name, if the page knows them. Passwords based on them are rejected. */
  owner: readonly string[]
  typed: string
}

function NewPasswordField({ owner, typed, ...field }: NewPasswordFieldProps) {
  return (
    <PasswordField {...field} autoComplete="new-password" required hint={`At least ${MIN_PASSWORD_LENGTH} characters`}>
      <PasswordStrength password={typed} owner={owner} />
    </PasswordField>
  )
}

const confirmation = { label: 'Confirm Password', as: PasswordField, autoComplete: 'new-password', required: true }

export const newPasswordInputs = (
  label: string,
  owner: readonly string[],
  typed: string,
): Input<'password' | 'confirmPassword'>[] => [
  { name: 'password', label, as: NewPasswordField, owner, typed },
  { name: 'confirmPassword', ...confirmation },
]

export const passwordChangeInputs = (
  owner: readonly string[],
  typed: string,
): Input<'oldPassword' | 'newPassword' | 'confirmPassword'>[] => [
  { name: 'oldPassword', label: 'Old Password', as: PasswordField, autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New Password', as: NewPasswordField, owner, typed },
  { name: 'confirmPassword', ...confirmation },
]

const looks = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const
const REST_MS = 1_000

function PasswordStrength({ password, owner }: { password: string; owner: readonly string[] }) {
  const strength = password ? strengthOf(password, owner) : null
  const words = strength ? `Strength: ${strength.label}. ${strength.advice}`.trim() : ''
  return (
    <div className="mt-2 min-h-6">
      {strength && (
        <div aria-hidden>
          <div className="mb-1 grid grid-cols-4 gap-1">
            {[1, 2, 3, 4].map((step) => (
              <span
                key={step}
                className={`h-1 rounded-full ${Math.max(1, strength.level) >= step ? `${looks[strength.level]} forced-colors:bg-[Highlight]` : 'bg-line forced-colors:bg-[GrayText]'}`}
              />
            ))}
          </div>
          <p className="text-sm text-muted">{words}</p>
        </div>
      )}
      <p role="status" className="sr-only">
        {useRested(words)}
      </p>
    </div>
  )
}

function useRested(words: string): string {
  const [rested, setRested] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setRested(words), REST_MS)
    return () => clearTimeout(timer)
  }, [words])
  return rested
}
