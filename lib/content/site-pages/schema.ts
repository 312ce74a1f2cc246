import * as z from 'zod'
import { idResponse, timeResponse } from '@/lib/api/responses'
import { publishAtInput, scheduleResponse } from '@/lib/content/editing/schema'
import { people } from '@/lib/content/pages/people'
import { hasRichText, isSafeHref } from '@/lib/content/site-pages/format'
import { sitePageMessages as messages } from '@/lib/content/site-pages/messages'
import {
  idParam,
  isShowable,
  lineMessages,
  multiline,
  optionalLine,
  requiredLine,
  versionOrNone,
  versionSchema,
} from '@/lib/platform/schemas'
import { versionedJson } from '@/lib/platform/versioned-json'
import { ADDED_PAGES, isPagePath, MAX_PATH } from '@/lib/site/routes/added-paths'
import { findRoute } from '@/lib/site/routes/routes'

export const MAX_PAGES = 500
export const MAX_SECTIONS = 30
const MAX_RICH_TEXT = 20_000
/** Leaves room for a request's other fields (MAX_JSON_BYTES in lib/api/body.ts). */
const MAX_CONTENT = 200_000
/** The longest side of a stored image (lib/platform/uploads/rules.ts). */
const MAX_SIDE = 1_600

/** The minimum and maximum number of entries in each kind of list. */
export const itemLimits = {
  tabs: { min: 2, max: 6, noun: 'tab' },
  cards: { min: 1, max: 12, noun: 'card' },
  steps: { min: 2, max: 5, noun: 'step' },
  figures: { min: 1, max: 4, noun: 'figure' },
  questions: { min: 1, max: 20, noun: 'question' },
} as const

/** Drafts can have empty fields and lists, but have the same limits otherwise. */
function partsOf(isDraft: boolean) {
  const line = (label: string, max: number, isOptional = isDraft) =>
    (isOptional ? optionalLine : requiredLine)(max, lineMessages(label, max)).refine(isShowable, messages.unshowable)
  const optional = (label: string, max: number) => line(label, max, true).default('')
  const text = (label: string, max: number, isOptional = isDraft) => {
    const { missing, tooLong } = lineMessages(label, max)
    const limited = z.string(missing).max(max, tooLong).refine(isShowable, messages.unshowable)
    return multiline(isOptional ? limited : limited.min(1, missing))
  }
  // Pages don't render a draft's unsafe link (safeHref).
  const url = z.string(messages.href).trim().max(300, messages.href)
  const href = isDraft ? url : url.refine(isSafeHref, messages.href)
  const link = z
    .strictObject({ label: optional('Link text', 60), href: url.default('') })
    .superRefine(({ label, href }, context) => {
      if (isDraft) return
      if (href !== '' && !isSafeHref(href)) context.addIssue({ code: 'custom', path: ['href'], message: messages.href })
      if (label !== '' && href === '') context.addIssue({ code: 'custom', path: ['href'], message: messages.linkHref })
      if (label === '' && href !== '')
        context.addIssue({ code: 'custom', path: ['label'], message: messages.linkLabel })
    })
  const side = z.int().min(1).max(MAX_SIDE)
  const picture = z
    .strictObject({
      file: z.string(messages.picture).regex(/^[\w-]{1,64}\.webp$/, messages.picture),
      width: side,
      height: side,
      alt: line('Image description', 200),
    })
    .nullable()
    .default(null)
  const richText = z
    .string(lineMessages('Text', MAX_RICH_TEXT).missing)
    .max(MAX_RICH_TEXT, lineMessages('Text', MAX_RICH_TEXT).tooLong)
    .refine(isShowable, messages.unshowable)
    .refine((html) => isDraft || hasRichText(html), lineMessages('Text', MAX_RICH_TEXT).missing)
  const items = <Item extends z.ZodType>(kind: keyof typeof itemLimits, item: Item) => {
    const { min, max, noun } = itemLimits[kind]
    return z
      .array(item)
      .min(isDraft ? 0 : min, messages.tooFew(min, noun))
      .max(max, messages.tooMany(max, noun))
  }
  const heading = line('Heading', 120)
  return { line, optional, text, href, link, picture, richText, items, heading }
}

function schemasOf(isDraft: boolean) {
  const { line, optional, text, href, link, picture, richText, items, heading } = partsOf(isDraft)
  const section = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
    z.strictObject({
      kind: z.literal(kind),
      /** Stays the same while a section is edited or moved. */
      id: z.string().regex(/^[a-z0-9]{6,16}$/),
      ...shape,
    })
  const sections = {
    hero: section('hero', {
      heading,
      text: text('Text', 300),
      link,
      ground: z.enum(['light', 'dark']).default('light'),
      picture,
    }),
    text: section('text', { heading, body: richText, picture, isEmphasized: z.boolean().default(false) }),
    tabs: section('tabs', {
      heading,
      items: items(
        'tabs',
        z.strictObject({
          label: line('Label', 40),
          heading,
          text: text('Text', 1_200),
          points: text('Points', 800, true),
          picture,
        }),
      ),
    }),
    cards: section('cards', {
      heading,
      items: items('cards', z.strictObject({ title: line('Title', 80), text: text('Text', 300), href, picture })),
    }),
    steps: section('steps', {
      heading,
      items: items(
        'steps',
        z.strictObject({ when: line('When', 60), title: line('Title', 80), text: text('Text', 300) }),
      ),
    }),
    quote: section('quote', { text: text('Quote', 400), name: line('Name', 80), role: optional('Role', 120) }),
    figures: section('figures', {
      heading,
      items: items('figures', z.strictObject({ figure: line('Figure', 12), text: text('Text', 160) })),
    }),
    questions: section('questions', {
      heading,
      items: items('questions', z.strictObject({ question: line('Question', 160), answer: text('Answer', 1_200) })),
    }),
    action: section('action', {
      label: line('Text', 80),
      href,
      person: z.enum(['', ...people.map(({ slug }) => slug)]).default(''),
    }),
    jobs: section('jobs', {
      heading,
      search: optional('Search words', 60),
      count: z.enum(['3', '5', '10']).default('5'),
    }),
  } as const
  const union = z.discriminatedUnion(
    'kind',
    [
      sections.hero,
      sections.text,
      sections.tabs,
      sections.cards,
      sections.steps,
      sections.quote,
      sections.figures,
      sections.questions,
      sections.action,
      sections.jobs,
    ],
    messages.section,
  )
  const content = z
    .strictObject({
      title: line('Title', 60),
      lead: text('Lead', 300, true),
      metaTitle: optional('Search engine title', 60),
      description: line('Search engine description', 155),
      sections: z
        .array(union)
        .min(isDraft ? 0 : 1, messages.noSections)
        .max(MAX_SECTIONS, messages.tooManySections(MAX_SECTIONS)),
    })
    .superRefine(({ sections: all }, context) => {
      if (new Set(all.map(({ id }) => id)).size !== all.length)
        context.addIssue({ code: 'custom', path: ['sections'], message: messages.sameId })
      if (JSON.stringify(all).length > MAX_CONTENT)
        context.addIssue({ code: 'custom', path: ['sections'], message: messages.tooLarge })
    })
  return { sections, content }
}

const published = schemasOf(false)
const draft = schemasOf(true)

export const sectionSchemas = published.sections
export const pageContentSchema = published.content
export const draftContentSchema = draft.content
export type PageContentInput = z.input<typeof pageContentSchema>
export type PageContent = z.output<typeof pageContentSchema>
export type PageSection = PageContent['sections'][number]
export type SectionKind = PageSection['kind']
export type SectionOf<Kind extends SectionKind> = Extract<PageSection, { kind: Kind }>
export type PagePicture = NonNullable<SectionOf<'text'>['picture']>

/** The format of stored content. Allows what drafts allow, so that a page with an empty field can still be read. */
export const storedContent = versionedJson({ version: 1, schema: draft.content })

/** The path of an added page: one or two parts, and not a path that's taken or reserved. */
const pagePath = z
  .string(messages.pathForm)
  .trim()
  .max(MAX_PATH, messages.pathForm)
  .superRefine((path, context) => {
    const row = findRoute(path)
    if (row?.path === ADDED_PAGES) return
    const message = row ? messages.pathOfSite : isPagePath(path) ? messages.pathReserved : messages.pathForm
    context.addIssue({ code: 'custom', message })
  })

export const newPageBody = z.strictObject({ title: published.content.shape.title, path: pagePath })
export const placeBody = z.strictObject({ path: pagePath, isHidden: z.boolean(), placeVersion: versionSchema })
export const contentBody = published.content.safeExtend({ version: versionOrNone })
export const scheduleBody = published.content.safeExtend({
  version: versionOrNone,
  publishAt: publishAtInput,
})
export const draftBody = draft.content.safeExtend({ version: versionOrNone })
export const restorePageBody = z.strictObject({ version: versionOrNone, from: versionSchema })
export const pageIdParam = z.object({ id: idParam })

export const sitePageResponse = z.object({
  id: idResponse,
  path: z.string(),
  title: z.string(),
  isHidden: z.boolean(),
  version: versionOrNone,
  placeVersion: versionSchema,
  content: draft.content.nullable(),
  changedBy: z.string(),
  changedAt: timeResponse,
  schedule: scheduleResponse,
})
