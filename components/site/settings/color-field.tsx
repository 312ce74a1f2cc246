'use client'

import type { ComponentProps } from 'react'
import { Field } from '@/components/ui/field'

type ColorFieldProps = ComponentProps<typeof Field> & { picked?: string; onPick: (color: string) => void }

/** A color as text, such as #12392b, beside the browser's color picker. */
export function ColorField({ picked = '', onPick, ...field }: ColorFieldProps) {
  const isColor = /^#[\da-f]{6}$/i.test(picked)
  return (
    <div className="flex items-start gap-3">
      <input
        type="color"
        aria-label={`Pick the ${field.label.toLowerCase()}`}
        value={isColor ? picked.toLowerCase() : '#ffffff'}
        onChange={(event) => onPick(event.target.value)}
        className="mt-7.5 size-12 shrink-0 cursor-pointer rounded-control border border-edge bg-raised p-1"
      />
      <div className="min-w-0 flex-1">
        <Field {...field} maxLength={7} autoCapitalize="none" spellCheck={false} />
      </div>
    </div>
  )
}
