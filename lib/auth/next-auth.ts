import 'server-only'
import NextAuth, { type AuthError, type NextAuthConfig } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { authorize } from '@/lib/auth/authorize'
import { type Kind, sessionCookie, sessionLife } from '@/lib/auth/cookies'
import { authSecrets, isHttps } from '@/lib/env'

declare module 'next-auth' {
  interface Session {
    sid?: unknown
  }
}

/** Wrong passwords and unreadable cookies aren't incidents. `route` logs the errors that `authorize` throws. */
const unlogged = ['CredentialsSignin', 'CallbackRouteError', 'JWTSessionError']

/**
 * Configures next-auth for one audience. The encrypted cookie only names a session row. `findSeeker` and `findAdmin`
 * look it up on every request, so that the server can end sessions.
 */
function audience(kind: Kind) {
  return NextAuth((): NextAuthConfig => {
    const secure = isHttps()
    const cookie = (name: string) => ({
      name,
      options: { httpOnly: true, sameSite: 'lax' as const, path: '/', secure },
    })
    const name = sessionCookie(kind, secure)
    return {
      secret: authSecrets(),
      trustHost: true,
      session: { strategy: 'jwt', maxAge: sessionLife[kind].absolute },
      cookies: {
        sessionToken: cookie(name),
        // Not `${name}-…`: next-auth treats cookies with that prefix as chunks of the session cookie.
        callbackUrl: cookie(name.replace('portal', 'portal-callback')),
        csrfToken: cookie(name.replace('portal', 'portal-csrf')),
      },
      providers: [
        Credentials({
          id: kind,
          credentials: { email: {}, password: {}, code: {}, started: {} },
          authorize: authorize[kind],
        }),
      ],
      callbacks: {
        jwt: ({ token, user }) => (user?.id ? { sid: user.id } : token),
        session: ({ session, token }) => ({ ...session, sid: token.sid }),
      },
      logger: { error: (error) => !unlogged.includes((error as AuthError).type) && console.error(error) },
    }
  })
}

export const nextAuth: Record<Kind, ReturnType<typeof audience>> = {
  seeker: audience('seeker'),
  admin: audience('admin'),
}
