import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'

const kinds = {
  app: { label: 'Code of your app', hint: 'Six digits, new every 30 seconds', inputMode: 'numeric' },
  'recovery-code': { label: 'Recovery code', hint: 'One of the ten that you kept; it works once', inputMode: 'text' },
  any: { label: 'Code', hint: 'Of your app, or one of your recovery codes', inputMode: 'text' },
} as const

type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint'> & { kind: keyof typeof kinds }

export function CodeField({ kind, ...input }: CodeFieldProps) {
  return (
    <Field
      {...kinds[kind]}
      autoComplete={kind === 'recovery-code' ? 'off' : 'one-time-code'}
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      maxLength={40}
      required
      {...input}
    />
  )
}
