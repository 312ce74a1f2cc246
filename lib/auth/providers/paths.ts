import type { Kind } from '@/lib/auth/cookies'

type Start = { key: string; kind: Kind; next?: string | null; isAddition?: boolean }

/** The path that leads to a provider's sign-in page. */
export function startPath({ key, kind, next, isAddition }: Start): string {
  const query = new URLSearchParams({ for: kind, ...(next && { next }), ...(isAddition && { add: '1' }) })
  return `/api/auth/start/${key}?${query}`
}
