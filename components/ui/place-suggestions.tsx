'use client'

import { type Choice, fillIn, Suggestions } from '@/components/ui/suggestions'
import { callApi } from '@/lib/api/client'

type Found = { suggestions: { text: string }[] }

/** Suggests cities, states and countries in a text field. `isList` completes the last place of several: 'Austin, TX; D'. */
export function PlaceSuggestions({ inputId, isList = false }: { inputId: string; isList?: boolean }) {
  const startOf = (value: string) => (isList ? value.lastIndexOf(';') + 1 : 0)

  async function load(value: string): Promise<Choice[]> {
    const q = value.slice(startOf(value)).trim()
    if (q.length < 2) return []
    const query = new URLSearchParams({ for: 'places', q })
    const { isOk, data } = await callApi<Found>(`/api/suggestions?${query}`, { method: 'GET' })
    return isOk ? data.suggestions.map(({ text }) => ({ label: text })) : []
  }
  function choose({ label }: Choice, input: HTMLInputElement) {
    const before = input.value.slice(0, startOf(input.value))
    fillIn(input, `${before}${before && ' '}${label}`)
  }

  return <Suggestions inputId={inputId} load={load} choose={choose} />
}
