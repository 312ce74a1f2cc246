import * as z from 'zod'
import { type ContentPage, contentPageSchema } from './schema'
import about from './texts/about.json' with { type: 'json' }
import company from './texts/company.json' with { type: 'json' }
import services from './texts/services.json' with { type: 'json' }

export const contentPages: ContentPage[] = z.array(contentPageSchema).parse([...services, ...about, ...company])

export function findContentPage(path: string): ContentPage | null {
  return contentPages.find((page) => page.path === path) ?? null
}
