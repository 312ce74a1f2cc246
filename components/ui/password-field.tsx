'use client'

import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { FieldError } from '@/components/ui/field'

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: string
  error?: string
  hint?: string
}

export function PasswordField({ label, error, hint, className, children, ...given }: PasswordFieldProps) {
  // No maxLength, because truncating a pasted password would change it.
  const { maxLength: _unlimited, ...input } = given
  const madeId = useId()
  const id = input.id ?? (input.name ? `field-${input.name}` : madeId)
  const [isVisible, setVisible] = useState(false)
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  const Icon = isVisible ? EyeOff : Eye
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
        {input.required && (
          <span aria-hidden className="text-danger">
            {' '}
            *
          </span>
        )}
      </label>
      <div className="relative">
        <input
          {...input}
          id={id}
          type={isVisible ? 'text' : 'password'}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy}
          className="min-h-12 w-full rounded-control border border-edge bg-raised py-2.5 pr-12 pl-3.5 text-base text-ink aria-invalid:border-danger"
        />
        <button
          type="button"
          onClick={() => setVisible(!isVisible)}
          aria-pressed={isVisible}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
        >
          <Icon aria-hidden className="size-5" />
          <span className="sr-only">Show password</span>
        </button>
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      {children}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  )
}
