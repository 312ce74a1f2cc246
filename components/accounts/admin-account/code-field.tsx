import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'

const kinds = {
  app: { label: 'Authenticator code', hint: 'Six digits, changes every 30 seconds', inputMode: 'numeric' },
  'recovery-code': { label: 'Recovery code', hint: 'One of the ten you saved. Each works once.', inputMode: 'text' },
  any: { label: 'Code', hint: 'From your app, or one of your recovery codes', inputMode: 'text' },
} as const

export type CodeKind = keyof typeof kinds
type CodeFieldProps = Omit<ComponentProps<typeof Field>, 'label' | 'hint'> & { kind: CodeKind }

export function CodeField({ kind, ...input }: CodeFieldProps) {
  return (
    <Field
      autoComplete={kind === 'recovery-code' ? 'off' : 'one-time-code'}
      autoCapitalize="characters"
      autoCorrect="off"
      spellCheck={false}
      {...input}
      {...kinds[kind]}
    />
  )
}
