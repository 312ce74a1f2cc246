import { outlineOf } from '@/lib/console/setup/outline'
import { findTextPage, textFields } from '@/lib/content/site-texts/pages'
import { imageUrlOf, OUTLINE_PICTURE } from '@/lib/content/site-texts/pictures'

const page = findTextPage('registration')
const field = page && textFields(page).find(({ key }) => key === 'picture')
const own = field?.drawing ?? ''

test.each([
  ['an uploaded image', 'photo.webp 1200x800', '/uploads/blogs/photo.webp'],
  ['its own drawing', field?.text ?? '', '/pictures/home-technology-trainings.svg'],
  ['its own drawing without a text', '', '/pictures/home-technology-trainings.svg'],
  ["an outline's drawing", page ? (outlineOf(page).picture ?? '') : '', `/pictures/${OUTLINE_PICTURE}.svg`],
])('a field shows %s', (_what, text, url) => {
  expect(imageUrlOf(text, own)).toBe(url)
})
