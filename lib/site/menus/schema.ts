import * as z from 'zod'
import { timeResponse } from '@/lib/api/responses'
import { isHttpsUrl } from '@/lib/content/site-pages/format'
import { isShowable, lineMessages, requiredLine, versionOrNone } from '@/lib/platform/schemas'
import { menuMessages as messages } from '@/lib/site/menus/messages'

export const menus = {
  header: { title: 'Header', kinds: ['link', 'group'], max: 10 },
  quick: { title: 'Quick links', kinds: ['link'], max: 20 },
  footer: { title: 'Footer', kinds: ['group'], max: 3 },
} as const satisfies Record<string, { title: string; kinds: readonly ('link' | 'group')[]; max: number }>

export type MenuName = keyof typeof menus
export const menuNames = Object.keys(menus) as [MenuName, ...MenuName[]]

const MAX_LINKS = 12

const label = requiredLine(40, lineMessages('Label', 40)).refine(isShowable, lineMessages('Label', 40).oneLine)
const link = z.strictObject({
  label,
  /** A built-in page's path, `page:` and an added page's id, or '' for another website. */
  page: z.string(messages.page).max(120, messages.page),
  /** The link to another website, or ''. */
  url: z.string(messages.url).trim().max(300, messages.url),
})
const entry = z.discriminatedUnion('kind', [
  link.extend({ kind: z.literal('link') }),
  z.strictObject({
    kind: z.literal('group'),
    label,
    links: z.array(link).min(1, messages.noLinks).max(MAX_LINKS, messages.tooMany(MAX_LINKS)),
  }),
])

const entries = z.array(entry).min(1, messages.empty)

export type MenuLink = z.output<typeof link>
export type MenuEntry = z.output<typeof entry>
/** A page that a menu can link to. */
export type MenuTarget = { value: string; label: string; status?: 'hidden' | 'unpublished' }

/** Validates a menu's entries against the pages that exist. Each error has the path of its link. */
export function menuSchema(name: MenuName, targets: MenuTarget[], siteUrl: string) {
  const { kinds, max } = menus[name]
  const allowed: readonly string[] = kinds
  const known = new Map(targets.map((target) => [target.value, target]))
  return z.object({
    entries: entries.max(max, messages.tooMany(max)).superRefine((all, context) => {
      const inMenu = new Set<string>()
      for (const [index, each] of all.entries()) {
        if (!allowed.includes(each.kind))
          context.addIssue({
            code: 'custom',
            path: [index, 'label'],
            message: name === 'footer' ? messages.onlyGroups : messages.onlyLinks,
          })
        // Each of the footer's groups has a list of links.
        const seen = name === 'footer' ? new Set<string>() : inMenu
        if (each.kind === 'link') report([index], each, seen)
        else for (const [at, link] of each.links.entries()) report([index, 'links', at], link, seen)
      }

      function report(path: (string | number)[], { page, url }: MenuLink, seen: Set<string>) {
        const target = page || url
        const message = linkProblem(page, url) ?? (seen.has(target) ? messages.repeated : null)
        seen.add(target)
        if (message) context.addIssue({ code: 'custom', path: [...path, page === '' ? 'url' : 'page'], message })
      }
    }),
  })

  function linkProblem(page: string, url: string): string | null {
    if (page === '') {
      if (!isHttpsUrl(url)) return messages.url
      return new URL(url).host === new URL(siteUrl).host ? messages.ownSite : null
    }
    const target = known.get(page)
    if (target) return target.status ? messages[target.status] : null
    return page.startsWith('page:') ? messages.gone : messages.page
  }
}

/** A menu's format. Doesn't check whether its pages exist. */
export const menuBody = z.strictObject({ version: versionOrNone, entries: entries.max(20, messages.tooMany(20)) })
export const restoreMenuBody = z.strictObject({ version: versionOrNone, from: versionOrNone })
export const menuParam = z.object({ name: z.enum(menuNames) })
export const entriesSchema = entries

export const menuResponse = z.object({
  name: z.enum(menuNames),
  version: versionOrNone,
  entries: z.array(entry),
  changedBy: z.string().nullable(),
  changedAt: timeResponse.nullable(),
})
