import 'server-only'
import type { Seeker } from '@/lib/auth/guards'
import { providerFetch } from '@/lib/auth/providers/outbound'
import { createProfile } from '@/lib/people/profiles/mutations'
import { logError } from '@/lib/platform/log'
import { isAllowedUrl } from '@/lib/platform/outbound/request'
import { checkUpload } from '@/lib/platform/uploads/check'

const MAX_URL_LENGTH = 500
/** Where Google and LinkedIn have their members' photos. */
const PHOTO_HOSTS = /\.(?:googleusercontent\.com|licdn\.com)$/
const endings: Record<string, string> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp' }

/**
 * The URL of a photo if the provider itself has it, or else an empty string. At some providers, people can enter any
 * URL, and must not choose what this server calls.
 */
export function ownPicture(url: unknown, issuer: string): string {
  if (typeof url !== 'string' || url.length > MAX_URL_LENGTH || !isAllowedUrl(url)) return ''
  const { origin, hostname, protocol } = new URL(url)
  const isOwn = origin === new URL(issuer).origin || (protocol === 'https:' && PHOTO_HOSTS.test(hostname))
  return isOwn ? url : ''
}

/** Starts a new account's profile with the photo. If that fails, the profile can be started without it. */
export async function addPicture(seeker: Seeker, url: string): Promise<void> {
  try {
    const response = await providerFetch(url)
    const ending = endings[response.headers.get('content-type')?.split(';')[0]?.trim() ?? '']
    if (response.status !== 200 || !ending) return
    const photo = new File([await response.arrayBuffer()], `photo${ending}`)
    const profileImage = await checkUpload(photo, 'profileImage', 'profileImage')
    await createProfile(seeker, {}, { profileImage, resume: null })
  } catch (error) {
    logError(error)
  }
}
