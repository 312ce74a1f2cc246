import { TextAreaField } from '@/components/ui/field'
import type { InputOf } from '@/components/ui/submit-form'
import type { MailTextInput } from '@/lib/platform/mail-templates/schema'

type MailTextOptions = { rows: number; label?: string; hint?: string }

export const paragraphHint = 'Leave a blank line between paragraphs.'

export const mailTextInputs = ({ rows, label = 'Text', hint }: MailTextOptions): InputOf<MailTextInput>[] => [
  { name: 'subject', label: 'Subject' },
  { name: 'text', label, as: TextAreaField, rows, hint },
]
