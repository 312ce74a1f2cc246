import { contentChanges, sectionName } from '@/lib/content/site-pages/changes'
import { mergeContent } from '@/lib/content/site-pages/merge'
import type { PageContent, PageSection } from '@/lib/content/site-pages/schema'

const quote = (id: string, text = `What ${id} said`): PageSection => ({
  kind: 'quote',
  id,
  text,
  name: 'Ines',
  role: '',
})
const page = (sections: PageSection[], change: Partial<PageContent> = {}): PageContent => ({
  title: 'Careers',
  lead: '',
  metaTitle: '',
  description: 'How to start.',
  sections,
  ...change,
})
const base = page([quote('aaaaaa'), quote('bbbbbb'), quote('cccccc')])
const idsOf = ({ sections }: PageContent) => sections.map(({ id }) => id[0]).join('')

test('takes their changes and keeps mine', () => {
  const mine = page([quote('aaaaaa', 'Mine'), quote('bbbbbb'), quote('cccccc')], { title: 'My title' })
  const theirs = page([quote('aaaaaa', 'Theirs'), quote('bbbbbb', 'Theirs'), quote('cccccc')], {
    title: 'Their title',
    lead: 'Their lead',
  })
  const merged = mergeContent(base, mine, theirs)
  expect(merged).toMatchObject({ title: 'My title', lead: 'Their lead' })
  expect(merged.sections).toEqual([quote('aaaaaa', 'Mine'), quote('bbbbbb', 'Theirs'), quote('cccccc')])
})

test('adds and removes the sections that either of us added or removed', () => {
  const mine = page([quote('dddddd'), quote('aaaaaa'), quote('bbbbbb'), quote('cccccc')])
  const theirs = page([quote('aaaaaa'), quote('eeeeee'), quote('cccccc')])
  expect(idsOf(mergeContent(base, mine, theirs))).toBe('daec')
})

test('keeps a section I edited even if they removed it, and keeps my order', () => {
  const mine = page([quote('cccccc'), quote('bbbbbb', 'Mine'), quote('aaaaaa')])
  expect(idsOf(mergeContent(base, mine, page([quote('aaaaaa'), quote('cccccc')])))).toBe('cba')
})

test("keeps everything I have if there's no common version", () => {
  const theirs = page([quote('bbbbbb', 'Theirs'), quote('ffffff')], { title: 'Their title' })
  const merged = mergeContent(null, base, theirs)
  expect([merged.title, idsOf(merged)]).toEqual(['Careers', 'abfc'])
})

test('the history names each changed part, and a changed order', () => {
  const after = page([quote('cccccc'), quote('aaaaaa', 'New words')], { title: 'New title' })
  expect(contentChanges(base, after)).toEqual([
    { label: 'Title', before: 'Careers', after: 'New title' },
    { label: 'Quote: Ines', before: 'What aaaaaa said · Ines', after: 'New words · Ines' },
    { label: 'Quote: Ines', before: 'What bbbbbb said · Ines', after: '' },
    {
      label: 'Order of sections',
      before: 'Quote: Ines · Quote: Ines · Quote: Ines',
      after: 'Quote: Ines · Quote: Ines',
    },
  ])
  expect(contentChanges(base, structuredClone(base))).toEqual([])
})

test('the history shows alt text for images and plain text for formatted text', () => {
  const picture = { file: 'a.webp', width: 10, height: 10, alt: 'A desk' }
  const text: PageSection = {
    kind: 'text',
    id: 'aaaaaa',
    heading: 'Us',
    body: '<p>Some <b>words</b></p>',
    picture,
    isEmphasized: false,
  }
  expect(sectionName(text)).toBe('Text and image: Us')
  expect(contentChanges(null, page([text])).at(-1)?.after).toBe('Us · Some words · A desk')
})

test('names images that were replaced or removed, also if no text changed', () => {
  const image = (file: string) => ({ file, width: 10, height: 10, alt: 'A desk' })
  const text = (file: string | null): PageSection => ({
    kind: 'text',
    id: 'aaaaaa',
    heading: 'Us',
    body: '<p>Some words</p>',
    picture: file === null ? null : image(file),
    isEmphasized: false,
  })
  const shown = (file: string) => ({ src: `/uploads/blogs/${file}`, alt: 'A desk' })
  const [replaced] = contentChanges(page([text('a.webp')]), page([text('b.webp')]))
  expect(replaced?.images).toEqual([{ before: shown('a.webp'), after: shown('b.webp') }])
  expect(contentChanges(page([text('a.webp')]), page([text(null)]))[0]?.images).toEqual([
    { before: shown('a.webp'), after: null },
  ])
  expect(contentChanges(page([text('a.webp')]), page([]))[0]?.images?.[0]?.after).toBeNull()
  expect(contentChanges(base, page([quote('aaaaaa', 'New')]))[0]).not.toHaveProperty('images')
})
