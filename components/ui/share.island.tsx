'use client'

import { Link as LinkSign, Mail, Share2 as ShareSign } from 'lucide-react'
import { useEffect, useState } from 'react'
import { island } from '@/components/site/islands/island'
import { CopyButton } from '@/components/ui/copy-button'

const action =
  'inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-raised px-3.5 font-medium hover:bg-sunken'

export const Share = island('share', function Share({ title, url }: { title: string; url: string }) {
  const [canShare, setCanShare] = useState(false)

  useEffect(() => setCanShare(typeof navigator.share === 'function'), [])

  async function share() {
    try {
      await navigator.share({ title, url })
    } catch (error) {
      // Closing the device's share sheet isn't an error.
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    }
  }

  return (
    <div className="flex flex-wrap gap-2">
      <CopyButton text={url} label="Copy link" icon={LinkSign} className={`${action} noscript:hidden`} />
      <a
        href={`mailto:?${new URLSearchParams({ subject: title, body: url }).toString().replaceAll('+', '%20')}`}
        className={action}
      >
        <Mail aria-hidden className="size-5" /> Email
      </a>
      {canShare && (
        <button type="button" onClick={share} className={action}>
          <ShareSign aria-hidden className="size-5" /> Share
        </button>
      )}
    </div>
  )
})
