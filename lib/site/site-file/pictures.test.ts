import type { PageContent } from '@/lib/content/site-pages/schema'
import sampleLook from '@/lib/site/settings/sample-look.json' with { type: 'json' }
import type { Look } from '@/lib/site/settings/schema'
import { picturesIn, withPictures, withTextPictures } from '@/lib/site/site-file/pictures'

const picture = (file: string) => ({ file, width: 10, height: 10, alt: 'A pier' })
const content: PageContent = {
  title: 'Harbor',
  lead: '',
  metaTitle: '',
  description: 'A harbor',
  sections: [
    {
      kind: 'text',
      id: 'text01',
      heading: 'Ships',
      body: '<p><img src="/uploads/blogs/inline.webp" alt="A ship"> and /uploads/partners/other.webp</p>',
      picture: picture('beside.webp'),
      isEmphasized: false,
    },
    {
      kind: 'cards',
      id: 'cards1',
      heading: 'Cards',
      items: [{ title: 'One', text: 'Card', href: '/', picture: picture('card.webp') }],
    },
  ],
}
const texts = { 'teasers./our-focus.picture': 'teaser.webp 10x10', 'teasers./our-focus.alt': 'other.webp 10x10' }
const look = { ...sampleLook, logo: 'logo.webp', darkLogo: null, squareLogo: 'square.webp' } as Look

test('finds every image in a site file, with its upload rule', () => {
  expect(
    [...picturesIn({ look, pages: [{ path: '/harbor', isHidden: false, content }], texts: { home: texts } })].sort(),
  ).toEqual([
    ['beside.webp', 'blogImage'],
    ['card.webp', 'blogImage'],
    ['inline.webp', 'blogImage'],
    ['logo.webp', 'siteLogo'],
    ['square.webp', 'siteIcon'],
    ['teaser.webp', 'blogImage'],
  ])
})

test('replaces each image with the stored one in a copy of the content', () => {
  const before = structuredClone(content)
  const stored = new Map(
    ['beside', 'card', 'inline'].map((name) => [`${name}.webp`, { name: `${name}-2.webp`, width: 20, height: 30 }]),
  )
  const [text, cards] = withPictures(content, stored).sections
  expect(text).toMatchObject({ picture: { file: 'beside-2.webp', width: 20, height: 30, alt: 'A pier' } })
  expect(text).toMatchObject({ body: expect.stringContaining('/uploads/blogs/inline-2.webp') })
  expect(cards).toMatchObject({ items: [{ picture: { file: 'card-2.webp' } }] })
  expect(content).toEqual(before)
})

test('replaces the images among the texts of built-in pages', () => {
  const stored = new Map([['teaser.webp', { name: 'teaser-2.webp', width: 20, height: 30 }]])
  expect(withTextPictures(texts, stored)).toEqual({ ...texts, 'teasers./our-focus.picture': 'teaser-2.webp 20x30' })
  expect(withTextPictures(texts, new Map())).toEqual(texts)
})
