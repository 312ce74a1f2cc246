'use client'

import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { PublishBar } from '@/components/console/lists/publish-bar'
import { ScheduleControl } from '@/components/content/editing/schedule-control'
import { FieldInput } from '@/components/content/site-texts/field-input'
import { type TextsToEdit, useTextEditing } from '@/components/content/site-texts/use-text-editing'
import { Badge } from '@/components/ui/badge'
import { siteTextMessages } from '@/lib/content/site-texts/messages'

export function TextForm(props: TextsToEdit) {
  const { fields } = props
  const editing = useTextEditing({
    ...props,
    showProblems: showFields,
    openPreview: () => location.assign(`/site-texts/${props.slug}/preview`),
  })
  const { changed, drafted, publish, isPublishing, message } = editing

  const groups = [...new Set(fields.map(({ group }) => group))]
  const [open, setOpen] = useState(() => new Set([groups[0], ...changed.map(({ group }) => group)]))

  /** Opens the groups with errors and focuses the first field. */
  function showFields(keys: string[]) {
    const wrong = fields.filter(({ key }) => keys.includes(key))
    setOpen(new Set([...open, ...wrong.map(({ group }) => group)]))
    const first = wrong[0]?.key
    if (first) requestAnimationFrame(() => document.getElementById(`field-${first}`)?.focus())
  }

  return (
    <form
      method="post"
      noValidate
      aria-label="Page content"
      onBlur={drafted.storeIfChanged}
      onSubmit={(event) => {
        event.preventDefault()
        publish()
      }}
    >
      {groups.map((group) => {
        const own = fields.filter((field) => field.group === group)
        const count = own.filter((field) => changed.includes(field)).length
        return (
          <details
            key={group}
            open={open.has(group)}
            onToggle={({ currentTarget: { open: isOpen } }) =>
              setOpen((before) => new Set(isOpen ? [...before, group] : [...before].filter((other) => other !== group)))
            }
            className="group border-b border-line py-1"
          >
            <summary className="flex min-h-12 cursor-pointer items-center gap-3 rounded-control font-semibold">
              <span className="min-w-0 flex-1 break-words">{group}</span>
              <ChevronDown aria-hidden className="order-last size-5 shrink-0 text-muted group-open:rotate-180" />
              {count > 0 && <Badge tone="brand">{count === 1 ? '1 changed' : `${count} changed`}</Badge>}
            </summary>
            <div className="grid gap-4 pt-2 pb-5">
              {own.map((field) => (
                <FieldInput key={field.key} field={field} of={editing} />
              ))}
            </div>
          </details>
        )
      })}
      <PublishBar
        {...drafted.bar}
        message={message}
        isPublishing={isPublishing}
        askDiscard={siteTextMessages.askDiscard}
      >
        <ScheduleControl {...drafted.schedule} />
      </PublishBar>
    </form>
  )
}
