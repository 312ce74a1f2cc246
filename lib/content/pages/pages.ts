import { aboutPages } from './about'
import { companyPages } from './company'
import type { ContentPage } from './page'
import { servicePages } from './services'

export const contentPages: ContentPage[] = [...servicePages, ...aboutPages, ...companyPages]

export function findContentPage(path: string): ContentPage | null {
  return contentPages.find((page) => page.path === path) ?? null
}
