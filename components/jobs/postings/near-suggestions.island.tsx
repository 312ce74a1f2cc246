'use client'

import { island } from '@/components/site/islands/island'
import { PlaceSuggestions } from '@/components/ui/place-suggestions'

/** Suggests places in the job list's filter. */
export const NearSuggestions = island('near-suggestions', function NearSuggestions({ inputId }: { inputId: string }) {
  return <PlaceSuggestions inputId={inputId} isList />
})
