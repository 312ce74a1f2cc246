import 'server-only'
import { headers } from 'next/headers'
import { FRAME_HEADER, type Frame } from '@/lib/site/routes/routes'

/** The frame that middleware.ts chose for this page. Only the 404 page for a missing file has no frame. */
export async function pageFrame(): Promise<Frame> {
  return ((await headers()).get(FRAME_HEADER) as Frame | null) ?? 'site'
}
