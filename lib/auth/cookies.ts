export type Kind = 'seeker' | 'admin'

/** Tells the page's scripts that the session cookie is gone. */
export const SIGNED_OUT_COOKIE = 'portal-signed-out'

/** Tells the page's scripts that a provider has signed someone in. */
export const SIGNED_IN_COOKIE = 'portal-signed-in'

const day = 24 * 60 * 60

export const sessionLife: Record<Kind, { absolute: number; idle: number; touchEvery: number }> = {
  seeker: { absolute: 30 * day, idle: 7 * day, touchEvery: 60 * 60 },
  admin: { absolute: day / 2, idle: 30 * 60, touchEvery: 60 },
}

/** One session cookie per audience, so that a seeker and an admin can be signed in side by side. */
export function sessionCookie(kind: Kind, secure: boolean): string {
  return `${secure ? '__Host-' : ''}portal-${kind}`
}
