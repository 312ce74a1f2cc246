'use client'

import { useEffect } from 'react'
import { NewerValue } from '@/components/console/lists/use-newer-row'
import { pageInputs, type TopField } from '@/components/content/site-pages/page-inputs'
import { SectionCatalog } from '@/components/content/site-pages/section-catalog'
import { SectionFields } from '@/components/content/site-pages/section-fields'
import { PATHS_LIST } from '@/components/content/site-pages/section-forms'
import type { PageSubmit } from '@/components/content/site-pages/section-list'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { focusSoon } from '@/components/ui/focus-soon'
import { Inputs } from '@/components/ui/submit-form'
import { sectionName } from '@/lib/content/site-pages/changes'
import type { PageContent, PageSection, SectionKind } from '@/lib/content/site-pages/schema'

/** What is open over the page. `focus` is the path of the field to focus, such as `sections.0.href`. */
export type Opened =
  | { kind: 'add'; place: number }
  | { kind: 'section'; index: number; focus?: string }
  | { kind: 'page'; focus?: string }

type EditDialogProps = {
  of: PageSubmit
  opened: Opened | null
  newer: PageContent | null
  paths: string[]
  onAdd: (kind: SectionKind, place: number) => void
  onClose: () => void
}

/** The kinds of sections, or the fields that aren't on the page itself, such as links. */
export function EditDialog({ of, opened, newer, paths, onAdd, onClose }: EditDialogProps) {
  const focus = opened && opened.kind !== 'add' ? opened.focus : undefined
  useEffect(() => {
    if (focus) focusSoon(() => document.getElementById(of.idOf(focus)))
  }, [focus, of.idOf])
  return (
    <Dialog title={titleOf(of, opened)} isOpen={opened !== null} onClose={onClose} className="max-w-3xl">
      {opened && <Content of={of} opened={opened} newer={newer} onAdd={onAdd} />}
      <datalist id={PATHS_LIST}>
        {paths.map((each) => (
          <option key={each} value={each} />
        ))}
      </datalist>
      {opened?.kind !== 'add' && (
        <div className="mt-6">
          <Button onClick={onClose}>Done</Button>
        </div>
      )}
    </Dialog>
  )
}

const sectionAt = (of: PageSubmit, index: number) => of.form.getValues(`sections.${index}`) as PageSection | undefined

function titleOf(of: PageSubmit, opened: Opened | null): string {
  if (opened?.kind === 'add') return 'Add a section'
  if (opened?.kind !== 'section') return 'Page settings'
  const section = sectionAt(of, opened.index)
  return `Section ${opened.index + 1}: ${section ? sectionName(section) : ''}`
}

type ContentProps = Pick<EditDialogProps, 'of' | 'newer' | 'onAdd'> & { opened: Opened }

function Content({ of, opened, newer, onAdd }: ContentProps) {
  if (opened.kind === 'add') return <SectionCatalog onChoose={(kind) => onAdd(kind, opened.place)} />
  if (opened.kind === 'section') {
    const section = sectionAt(of, opened.index)
    return section && <SectionFields of={of} index={opened.index} kind={section.kind} />
  }
  const hintOf = (name: string, label: string) => {
    const theirs = newer?.[name as TopField]
    if (theirs === undefined || theirs === of.form.getValues(name as TopField)) return null
    const take = () => of.form.setValue(name as TopField, theirs, { shouldDirty: true })
    return <NewerValue label={label} value={theirs} onTake={take} />
  }
  return (
    <div className="grid gap-4">
      <Inputs of={of} list={pageInputs} hintOf={hintOf} />
    </div>
  )
}
