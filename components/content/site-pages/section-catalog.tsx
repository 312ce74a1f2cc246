'use client'

import { sectionForms } from '@/components/content/site-pages/section-forms'
import { sectionNames } from '@/lib/content/site-pages/changes'
import type { SectionKind } from '@/lib/content/site-pages/schema'

const kinds = Object.keys(sectionNames) as SectionKind[]

/** Every kind of section, to choose one to add. */
export function SectionCatalog({ onChoose }: { onChoose: (kind: SectionKind) => void }) {
  return (
    <fieldset className="rounded-card border border-dashed border-edge p-4">
      <legend className="px-1 text-sm font-semibold text-muted">Add a section</legend>
      <ul className="grid gap-2 sm:grid-cols-2">
        {kinds.map((kind) => (
          <li key={kind}>
            <button
              type="button"
              onClick={() => onChoose(kind)}
              className="h-full min-h-11 w-full rounded-control border border-line bg-raised px-3 py-2 text-left leading-snug hover:border-edge hover:bg-sunken"
            >
              <span className="block font-semibold">{sectionNames[kind]}</span>
              <span className="block text-sm text-muted">{sectionForms[kind].about}</span>
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  )
}
