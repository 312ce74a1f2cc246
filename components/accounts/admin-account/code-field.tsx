import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'

const kinds = {
  app: { label: 'Code of your app', hint: 'Six digits, new every 30 seconds', inputMode: 'numeric' },
  'recovery-code': { label: 'Recovery code', hint: 'One of the ten that you kept; it works once', inputMode: 'text' },
  any: { label: 'Code', hint: 'Of your app, or one of your recovery codes', inputMode: 'text' },
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
