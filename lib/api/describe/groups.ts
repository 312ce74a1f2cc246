import type { ApiDocument, Operation } from '@/lib/api/describe/document'
import { groupNames } from '@/lib/api/describe/tags'

/** A call as the reference shows it; `verb` in capitals. */
export type DescribedCall = { verb: string; path: string; operation: Operation }
export type CallGroup = (typeof groupPages)[number] & { calls: DescribedCall[] }

/** Every group of the reference with the address of its page, whose last part is the slug. */
export const groupPages = groupNames.map((name) => {
  const slug = name.toLowerCase().replaceAll(' ', '-')
  return { name, slug, path: `/api-docs/${slug}` }
})

/** How many calls a group has, in words. */
export function countOf({ calls }: CallGroup): string {
  return calls.length === 1 ? '1 call' : `${calls.length} calls`
}

/** The described calls, group by group, as the reference lists them. */
export function callGroups({ paths }: ApiDocument): CallGroup[] {
  const calls = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([verb, operation]) => ({ verb: verb.toUpperCase(), path, operation })),
  )
  return groupPages.map((group) => ({
    ...group,
    calls: calls.filter(({ operation }) => operation.tags[0] === group.name),
  }))
}
