'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { NewerValue } from '@/components/console/lists/use-newer-row'
import { SectionCatalog } from '@/components/content/site-pages/section-catalog'
import { SectionFields } from '@/components/content/site-pages/section-fields'
import { newSection } from '@/components/content/site-pages/section-forms'
import { Badge } from '@/components/ui/badge'
import { ListEditor } from '@/components/ui/list-editor'
import { errorOf } from '@/components/ui/submit-form'
import type { Submit } from '@/components/ui/use-submit'
import { sectionName, sectionText } from '@/lib/content/site-pages/changes'
import {
  MAX_SECTIONS,
  type PageContent,
  type PageContentInput,
  type PageSection,
  type SectionKind,
} from '@/lib/content/site-pages/schema'
import { countOf } from '@/lib/platform/numbers'

/** Few enough to show all of their fields at once. */
const MAX_OPEN = 3

export type PageSubmit = Submit<PageContentInput, PageContent>
type SectionListProps = {
  of: PageSubmit
  /** A version that someone else has published, to show differences. */
  newer: PageContent | null
  /** The paths of the fields with errors. A new object opens their sections again. */
  wrong: { places: string[] }
}

export function SectionList({ of, newer, wrong }: SectionListProps) {
  const { form } = of
  const { fields, append, remove, move, update } = useFieldArray({
    control: form.control,
    name: 'sections',
    keyName: 'key',
  })
  const sections = form.watch('sections') as PageSection[]
  const [open, setOpen] = useState(() => new Set(sections.length <= MAX_OPEN ? sections.map(({ id }) => id) : []))

  useEffect(() => {
    const places = wrong.places.map((path) => Number(/^sections\.(\d+)/.exec(path)?.[1] ?? -1))
    const found = places.flatMap((place) => form.getValues(`sections.${place}.id`) ?? [])
    if (found.length > 0) setOpen((before) => new Set([...before, ...found]))
  }, [wrong, form])

  function add(kind: SectionKind) {
    const section = newSection(kind)
    append(section, { shouldFocus: false })
    setOpen(new Set([...open, section.id]))
    requestAnimationFrame(() => {
      const first = document.querySelector<HTMLElement>(`[data-section="${section.id}"] :is(input, textarea)`)
      first?.focus()
      first?.scrollIntoView({ block: 'center' })
    })
  }

  return (
    <section aria-labelledby="sections" className="space-y-4">
      <h2 id="sections" className="text-heading">
        Sections
      </h2>
      {fields.length === 0 && <p className="text-muted">Choose a kind of section to start with.</p>}
      <ListEditor
        noun="section"
        entries={fields.map(({ key }) => ({ id: key }))}
        nameOf={(index) => `Section ${index + 1}`}
        move={move}
        remove={remove}
        error={errorOf(of, 'sections')}
        errorId="list-section-error"
        add={
          fields.length >= MAX_SECTIONS ? (
            <p className="text-sm text-muted">{countOf(MAX_SECTIONS, 'section')} is the maximum.</p>
          ) : (
            <SectionCatalog onChoose={add} />
          )
        }
      >
        {(index) => {
          const section = sections[index]
          if (!section) return null
          const theirs = newer?.sections.find(({ id }) => id === section.id)
          const isConflict = theirs && JSON.stringify(theirs) !== JSON.stringify(section)
          return (
            <details
              data-section={section.id}
              open={open.has(section.id)}
              onToggle={({ currentTarget: { open: isOpen } }) =>
                setOpen((before) =>
                  before.has(section.id) === isOpen
                    ? before
                    : new Set(isOpen ? [...before, section.id] : [...before].filter((id) => id !== section.id)),
                )
              }
              className="group"
            >
              <summary className="-mt-11 mr-32 flex min-h-11 cursor-pointer items-center gap-2 font-semibold">
                <ChevronDown aria-hidden className="size-5 shrink-0 text-muted group-open:rotate-180" />
                <span className="min-w-0 flex-1 wrap-anywhere">{sectionName(section)}</span>
                {isConflict && <Badge tone="warning">Differs</Badge>}
              </summary>
              <div className="pt-2">
                {isConflict && (
                  <div className="mb-4 text-sm">
                    <NewerValue
                      label={sectionName(section)}
                      value={sectionText(theirs)}
                      onTake={() => update(index, theirs)}
                    />
                  </div>
                )}
                <SectionFields of={of} index={index} kind={section.kind} />
              </div>
            </details>
          )
        }}
      </ListEditor>
    </section>
  )
}
