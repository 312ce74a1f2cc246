'use client'

import { island } from '@/components/site/islands/island'
import { ServerSuggestions } from '@/components/ui/server-suggestions'

/** Suggests places in the job list's filter. */
export const NearSuggestions = island('near-suggestions', function NearSuggestions({ inputId }: { inputId: string }) {
  return <ServerSuggestions inputId={inputId} isList />
})
