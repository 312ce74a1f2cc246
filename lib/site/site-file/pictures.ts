import { picturesOf } from '@/lib/content/site-pages/links'
import type { PageContent } from '@/lib/content/site-pages/schema'
import type { Texts } from '@/lib/content/site-texts/pages'
import { picturesInTexts, pictureText } from '@/lib/content/site-texts/pictures'
import type { LogoName } from '@/lib/site/settings/schema'
import type { Manifest } from '@/lib/site/site-file/schema'

export type PictureRule = 'siteLogo' | 'siteIcon' | 'blogImage'

const logoRules: Record<LogoName, PictureRule> = { logo: 'siteLogo', darkLogo: 'siteLogo', squareLogo: 'siteIcon' }
export const logoNames = Object.keys(logoRules) as LogoName[]

const inText = /(\/uploads\/blogs\/)([\w-]{1,64}\.webp)/g

/** Every image that a site file refers to, with its upload rule. If an image is used twice, its first use decides. */
export function picturesIn({
  look,
  pages,
  texts,
}: Pick<Manifest, 'look' | 'pages' | 'texts'>): Map<string, PictureRule> {
  const found = new Map<string, PictureRule>()
  const add = (name: string | null | undefined, rule: PictureRule) => name && !found.has(name) && found.set(name, rule)
  for (const logo of logoNames) add(look[logo], logoRules[logo])
  for (const { content } of pages) {
    for (const { picture } of picturesOf(content)) add(picture.file, 'blogImage')
    for (const section of content.sections)
      if (section.kind === 'text') for (const [, , name] of section.body.matchAll(inText)) add(name, 'blogImage')
  }
  for (const page of Object.values(texts))
    for (const { picture } of picturesInTexts(page)) add(picture.file, 'blogImage')
  return found
}

export type StoredPicture = { name: string; width: number; height: number }

/** The content with the names and sizes of stored images. */
export function withPictures(content: PageContent, stored: ReadonlyMap<string, StoredPicture>): PageContent {
  const copy = structuredClone(content)
  for (const { picture } of picturesOf(copy)) {
    const found = stored.get(picture.file)
    if (found) Object.assign(picture, { file: found.name, width: found.width, height: found.height })
  }
  for (const section of copy.sections)
    if (section.kind === 'text')
      section.body = section.body.replace(inText, (_whole, folder, name) => folder + (stored.get(name)?.name ?? name))
  return copy
}

/** The texts of a built-in page with the names and sizes of stored images. */
export function withTextPictures(texts: Texts, stored: ReadonlyMap<string, StoredPicture>): Texts {
  const changed = picturesInTexts(texts).map(({ key, picture }) => {
    const { name, width, height } = stored.get(picture.file) ?? { name: picture.file, ...picture }
    return [key, pictureText({ file: name, width, height })]
  })
  return { ...texts, ...Object.fromEntries(changed) }
}
