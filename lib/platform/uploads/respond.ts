import 'server-only'
import { filePolicy, framedFilePolicy } from '@/lib/platform/security/headers.mjs'
import type { PrivateFile, PublicFile } from '@/lib/platform/uploads/queries'
import { readStored } from '@/lib/platform/uploads/store'

const guarded = {
  'content-security-policy': filePolicy,
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
}

/**
 * Responds with a public image, `width` pixels wide if that size is stored. Names are never reused, so images are
 * cached forever.
 */
export async function respondWithImage(file: PublicFile, width?: number): Promise<Response> {
  return new Response(await readStored(file.name, width), {
    headers: {
      ...guarded,
      'content-type': file.mimeType,
      'cache-control': 'public, max-age=31536000, immutable',
    },
  })
}

/** Responds with a private document, always as a download (RFC 6266). */
export function respondWithDownload(file: PrivateFile): Promise<Response> {
  return respondPrivately(file, 'attachment')
}

export function respondWithDocument(file: PrivateFile): Promise<Response> {
  return respondPrivately(file, file.mimeType === 'application/pdf' ? 'inline' : 'attachment')
}

async function respondPrivately(file: PrivateFile, disposition: 'attachment' | 'inline'): Promise<Response> {
  const ascii = file.originalName.replace(/[^\x20-\x7e]/g, '_').replace(/["\\]/g, '')
  const encoded = encodeURIComponent(file.originalName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return new Response(await readStored(file.name), {
    headers: {
      ...guarded,
      ...(disposition === 'inline' && { 'content-security-policy': framedFilePolicy }),
      // Uploaded text files are UTF-8, which the check ensures.
      'content-type': file.mimeType === 'text/plain' ? 'text/plain; charset=utf-8' : file.mimeType,
      'content-disposition': `${disposition}; filename="${ascii}"; filename*=UTF-8''${encoded}`,
      'cache-control': 'private, no-store',
    },
  })
}
