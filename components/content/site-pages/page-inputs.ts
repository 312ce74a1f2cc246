import { TextAreaField } from '@/components/ui/field'
import type { InputOf } from '@/components/ui/submit-form'
import type { PageContent, PageContentInput } from '@/lib/content/site-pages/schema'

export type TopField = Exclude<keyof PageContent, 'sections'>
/** The texts of a page outside its sections. */
export const pageInputs: (InputOf<PageContentInput> & { name: TopField })[] = [
  { name: 'title', label: 'Title' },
  {
    name: 'lead',
    label: 'Lead',
    as: TextAreaField,
    rows: 2,
    isOptional: true,
    hint: 'One or two sentences beside the title',
  },
  {
    name: 'description',
    label: 'Search engine description',
    as: TextAreaField,
    rows: 2,
    hint: 'What search engines show below the title. Up to 155 characters',
  },
  {
    name: 'metaTitle',
    label: 'Search engine title',
    isOptional: true,
    hint: 'Leave blank to use the title. Up to 60 characters',
  },
]
