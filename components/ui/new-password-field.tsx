'use client'

import { type ComponentProps, useEffect, useState } from 'react'
import { PasswordField } from '@/components/ui/password-field'
import { MIN_PASSWORD_LENGTH } from '@/lib/auth/password-rules'
import { strengthOf } from '@/lib/auth/password-strength'

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

const looks = ['bg-danger', 'bg-danger', 'bg-warning', 'bg-success', 'bg-success'] as const
const REST_MS = 1_000

function PasswordStrength({ password }: { password: string }) {
  const strength = password ? strengthOf(password) : null
  const words = strength ? `Strength: ${strength.label}. ${strength.advice}`.trim() : ''
  return (
    <div className="mt-2 min-h-6">
      {strength && (
        <div aria-hidden>
          <div className="mb-1 grid grid-cols-4 gap-1">
            {[1, 2, 3, 4].map((step) => (
              <span
                key={step}
                className={`h-1 rounded-full ${Math.max(1, strength.level) >= step ? looks[strength.level] : 'bg-line'}`}
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
