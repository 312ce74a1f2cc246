import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { Visitor } from '@/e2e/support/visitor'
import type { PageContent, PagePicture, PageSection } from '@/lib/content/site-pages/schema'
import type { MenuEntry } from '@/lib/site/menus/schema'

export type SavedPage = {
  id: number
  path: string
  title: string
  isHidden: boolean
  version: number
  placeVersion: number
  content: PageContent | null
}

/** Returns an id for a section. */
export const newId = () => randomBytes(6).toString('hex')

/** Returns a path that no other test uses. */
export const newPath = (name = 'page') => `/${name}-${newId()}`

/** One section of every kind, each with an id of its own. */
export function allSections(picture: PagePicture | null = null): PageSection[] {
  return [
    {
      kind: 'hero',
      id: newId(),
      heading: 'Careers that stay interesting',
      text: 'We place engineers with teams that ship every week.',
      link: { label: 'See open jobs', href: '/applied-jobs' },
      ground: 'dark',
      picture,
    },
    {
      kind: 'text',
      id: newId(),
      heading: 'How we work with you',
      body: '<p>You talk to <strong>one recruiter</strong> from the first call.</p><ul><li>No forms twice</li><li>An answer within two days</li></ul>',
      picture,
      isEmphasized: false,
    },
    {
      kind: 'tabs',
      id: newId(),
      heading: 'Where you can start',
      items: [
        {
          label: 'Contract',
          heading: 'Six to eighteen months',
          text: 'You join a client team.\n\nWe handle the paperwork.',
          points: 'Weekly pay\nHealth plan',
          picture,
        },
        { label: 'Direct hire', heading: 'A job that lasts', text: 'You join the client.', points: '', picture: null },
      ],
    },
    {
      kind: 'cards',
      id: newId(),
      heading: 'Read on',
      items: [
        { title: 'Open jobs', text: 'Everything we are hiring for.', href: '/applied-jobs', picture },
        {
          title: 'Our handbook',
          text: 'What a first week looks like.',
          href: 'https://example.com/handbook',
          picture: null,
        },
      ],
    },
    {
      kind: 'steps',
      id: newId(),
      heading: 'Three steps',
      items: [
        { when: 'Day 1', title: 'Call', text: 'Half an hour about you.' },
        { when: 'Week 1', title: 'Match', text: 'Two or three teams that fit.' },
        { when: 'Week 3', title: 'Start', text: 'Your laptop is on your desk.' },
      ],
    },
    {
      kind: 'quote',
      id: newId(),
      text: 'They knew the team better than I did.',
      name: 'Ines Okafor',
      role: 'Data engineer',
    },
    {
      kind: 'figures',
      id: newId(),
      heading: 'Last year',
      items: [
        { figure: '214', text: 'people started a new job' },
        { figure: '19 days', text: 'from the first call to an offer' },
      ],
    },
    {
      kind: 'questions',
      id: newId(),
      heading: 'Questions we hear',
      items: [{ question: 'Do I pay anything?', answer: 'No.\n\nThe client pays us.' }],
    },
    { kind: 'action', id: newId(), label: 'Talk to a recruiter', href: '/contact-us', person: '' },
    { kind: 'jobs', id: newId(), heading: 'Newest jobs', search: '', count: '3' },
  ]
}

/** A page's content. Has a text section unless others are given. */
export const contentOf = (given: Partial<PageContent> = {}): PageContent => ({
  title: 'Careers at our company',
  lead: 'Work with people who know your field.',
  metaTitle: '',
  description: 'What it is like to work with us, and how to start.',
  sections: allSections().filter(({ kind }) => kind === 'text'),
  ...given,
})

export async function addSitePage(editor: Visitor, path = newPath(), title = 'Careers'): Promise<SavedPage> {
  const { status, json, text } = await editor.call('POST', '/api/site-pages', { json: { title, path } })
  if (status !== 201) throw new Error(`The page wasn't added: ${status} ${text}`)
  return json as SavedPage
}

export const publishSitePage = (editor: Visitor, id: number, version: number, content: object) =>
  editor.call('PUT', `/api/site-pages/${id}`, { json: { version, ...content } })

/** Adds a page and publishes it. */
export async function newSitePage(editor: Visitor, given: Partial<PageContent> = {}, path = newPath()) {
  const { id } = await addSitePage(editor, path)
  const { status, json, text } = await publishSitePage(editor, id, 0, contentOf(given))
  if (status !== 200) throw new Error(`The page wasn't published: ${status} ${text}`)
  return json as SavedPage
}

/** Uploads an image, as the editor does. */
export async function newPicture(editor: Visitor, alt = 'Two people at a desk'): Promise<PagePicture> {
  const form = new FormData()
  form.set('data', '{}')
  form.set('image', new File([new Uint8Array(readFileSync('e2e/support/logo.png'))], 'logo.png', { type: 'image/png' }))
  const { json } = await editor.call('POST', '/api/blogs/images', { form })
  const { src, width, height } = json as { src: string; width: number; height: number }
  return { file: src.split('/').at(-1) ?? '', width, height, alt }
}

/** Opens a page as a browser without scripts would. */
export const openPage = (path: string, site?: string, visitor = new Visitor(site)) =>
  visitor.call('GET', path, { headers: { accept: 'text/html' } })

/** A version that no menu has. */
const NEVER = 2_000_000_000

/** The current header menu, which the API returns if someone saves an unknown version. */
export async function headerMenu(editor: Visitor): Promise<{ version: number; entries: MenuEntry[] }> {
  const entries = [{ kind: 'link', label: 'Home', page: '/', url: '' }]
  const { json } = await editor.call('PUT', '/api/menus/header', { json: { version: NEVER, entries } })
  return (json as { current: { version: number; entries: MenuEntry[] } }).current
}
