import 'server-only'
import { notFound } from 'next/navigation'
import { ApiError } from '@/lib/api/errors'
import { idParam } from '@/lib/platform/schemas'

export function pageId(id: string): number {
  const parsed = idParam.safeParse(id)
  return parsed.success ? parsed.data : notFound()
}

export async function orNotFound<Found>(loading: Promise<Found>): Promise<Found> {
  try {
    return await loading
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not-found') notFound()
    throw error
  }
}
