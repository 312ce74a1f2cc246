import type { IncomingHttpHeaders } from 'node:http'

/** The documented calls outside /api. Their handlers are in app/api, and server/main.ts maps the paths. */
const documentedCalls = [
  '/demoregister',
  '/jobpost',
  '/apply-job',
  '/hire-from-us',
  '/blog',
  '/profile/get',
  '/profile/add',
  '/profile/update',
  '/uploads',
]

export const apiPrefixes = ['/api', '/embed', ...documentedCalls]

export const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

const isDocumentedCall = (path: string) =>
  path.startsWith('/contactus/') || documentedCalls.some((call) => isBelow(path, call))

/**
 * The handler's path for a request. GET /contactus is a page for clients that accept HTML, and a call for all others.
 * Browsers request /favicon.ico for files without a head, so it's the company's icon.
 */
export function handlerTarget(target: string, { accept, rsc }: IncomingHttpHeaders): string {
  const [path = ''] = target.split('?', 1)
  if (path === '/favicon.ico') return '/theme/favicon.ico'
  const isContactList = path === '/contactus' && !rsc && !accept?.includes('text/html')
  return isContactList || isDocumentedCall(path) ? `/api${target}` : target
}

/** The path that the API description uses for a handler's path. */
export function documentedPath(path: string): string {
  const short = path.replace(/^\/api(?=\/)/, '')
  return isDocumentedCall(short) ? short : path
}
