import 'server-only'
import { isForm } from '@/lib/api/body'
import type { ErrorCode } from '@/lib/api/errors'
import { env } from '@/lib/env'

/** Leads a browser that sent a form without JavaScript back to the form's page. Null for other requests. */
export function returnToForm(request: Request, page: string | undefined, problem?: ErrorCode): Response | null {
  if (!page || !isForm(request)) return null
  const query = new URL(request.url).searchParams
  if (problem) query.set('problem', problem)
  return new Response(null, { status: 303, headers: { location: `${env().SITE_URL}${page}?${query}` } })
}
