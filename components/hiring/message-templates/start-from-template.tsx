import { SelectField } from '@/components/ui/field'
import type { WireMessageTemplate } from '@/lib/hiring/message-templates/schema'

type StartFromTemplateProps = {
  templates: WireMessageTemplate[]
  /** Fills in the email's subject or text. */
  fill: (name: 'subject' | 'text', value: string) => void
}

/** Chooses a template for an email. Renders nothing if there are none. */
export function StartFromTemplate({ templates, fill }: StartFromTemplateProps) {
  if (templates.length === 0) return null

  function startFrom(chosen: string) {
    const template = templates.find(({ id }) => String(id) === chosen)
    if (!template) return
    fill('subject', template.subject)
    fill('text', template.text)
  }

  return (
    <SelectField
      label="Start from a template"
      isOptional
      className="sm:col-span-full"
      options={templates.map(({ id, name }) => ({ value: String(id), label: name }))}
      placeholder="Choose a template"
      hint="It replaces the subject and the text."
      onChange={({ target }) => startFrom(target.value)}
    />
  )
}
