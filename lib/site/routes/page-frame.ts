import 'server-only'
import { headers } from 'next/headers'
import { FRAME_HEADER, type Frame } from '@/lib/site/routes/routes'

/** What middleware.ts has chosen to surround this page with. Only a 404 of a file comes without. */
export async function pageFrame(): Promise<Frame> {
  return ((await headers()).get(FRAME_HEADER) as Frame | null) ?? 'site'
}
