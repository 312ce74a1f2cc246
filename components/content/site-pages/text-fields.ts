import { pageInputs } from '@/components/content/site-pages/page-inputs'
import { sectionForms } from '@/components/content/site-pages/section-forms'
import { TextAreaField } from '@/components/ui/field'
import type { Input } from '@/components/ui/submit-form'
import { itemLimits, type PageContent } from '@/lib/content/site-pages/schema'

type TextAt = { label: string; isMultiline: boolean }

/** What a text on the page is called, such as "Heading of section 2". */
export function textAt({ sections }: Pick<PageContent, 'sections'>, path: string): TextAt {
  const [, place, item, rest = ''] = /^sections\.(\d+)\.(?:items\.(\d+)\.)?(.+)$/.exec(path) ?? []
  const section = sections[Number(place)]
  if (!section) return fieldOf(pageInputs as readonly Input[], path)
  const number = Number(place) + 1
  const form = sectionForms[section.kind]
  if (item === undefined || !(section.kind in itemLimits)) {
    const { label, isMultiline } = fieldOf(form.inputs, rest)
    return { label: `${label} of section ${number}`, isMultiline }
  }
  const { noun = '', inputs = [] } = form.items ?? {}
  const { label, isMultiline } = fieldOf(inputs, rest)
  return { label: `${label} of ${noun} ${Number(item) + 1} in section ${number}`, isMultiline }
}

function fieldOf(inputs: readonly Input[], name: string): TextAt {
  const found = inputs.find((input) => input.name === name)
  if (found) return { label: String(found.label), isMultiline: found.as === TextAreaField }
  return { label: name === 'picture' ? 'Image' : 'Text', isMultiline: true }
}
