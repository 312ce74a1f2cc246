'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { PasswordField } from '@/components/ui/password-field'
import { MIN_PASSWORD_LENGTH } from '@/lib/auth/password-rules'
import { strengthOf } from '@/lib/auth/password-strength'

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
  /** What the page knows of the owner, email and name: a password made of that is refused. */
  owner: readonly string[]
}

export function NewPasswordField({ owner, onChange, ...field }: NewPasswordFieldProps) {
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
      <PasswordStrength password={typed} owner={owner} />
    </PasswordField>
  )
}

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
