import type { Kind } from '@/lib/auth/cookies'

type Start = { key: string; kind: Kind; next?: string | null; isAddition?: boolean; isProof?: boolean }

/** The path that leads to a provider's sign-in page. */
export function startPath({ key, kind, next, isAddition, isProof }: Start): string {
  const purpose = { ...(isAddition && { add: '1' }), ...(isProof && { prove: '1' }) }
  const query = new URLSearchParams({ for: kind, ...(next && { next }), ...purpose })
  return `/api/auth/start/${key}?${query}`
}
