import 'server-only'
import { headers } from 'next/headers'
import { FRAME_HEADER, type Frame } from '@/lib/site/routes/routes'

/** The frame that middleware.ts has chosen for this page. Only a file's 404 has none. */
export async function pageFrame(): Promise<Frame> {
  return ((await headers()).get(FRAME_HEADER) as Frame | null) ?? 'site'
}
