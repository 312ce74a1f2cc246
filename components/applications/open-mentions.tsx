'use client'

import { useEffect } from 'react'
import { callApi } from '@/lib/api/client'

/** Whoever reads the notes that mention them has opened them: the dashboard waits for it no longer. */
export function OpenMentions({ applicationId, lastNoteId }: { applicationId: number; lastNoteId: number }) {
  useEffect(() => {
    const path = `/api/applications/${applicationId}/mentions`
    // Left unread on a failure, they wait on the dashboard for the next visit.
    callApi(path, { method: 'PUT', json: { lastNoteId }, keepalive: true }).catch(() => null)
  }, [applicationId, lastNoteId])
  return null
}
