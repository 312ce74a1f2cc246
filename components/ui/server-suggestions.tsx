'use client'

import { type Choice, fillIn, Suggestions } from '@/components/ui/suggestions'
import { callApi } from '@/lib/api/client'

type City = { name: string; region: string; country: string }
type Found = { suggestions: { text: string; city?: City }[] }
type ServerChoice = Choice & { city?: City }

type ServerSuggestionsProps = {
  inputId: string
  /** What the field is for, as in GET /api/suggestions. */
  wanted?: 'places' | 'locations' | 'cities' | 'titles' | 'companies' | 'skills'
  /** Completes the last place of several: 'Austin, TX; D'. */
  isList?: boolean
  /** Replaces filling in the field. */
  onChoose?: (text: string) => void
}

/**
 * Suggests what the server knows in a text field, by default places. With `cities`, the field's name ends with `city`, and a choice
 * also fills in the fields for the state and country beside it, whose names end with `region` and `country`.
 */
export function ServerSuggestions({ inputId, wanted = 'places', isList = false, onChoose }: ServerSuggestionsProps) {
  const startOf = (value: string) => (isList ? value.lastIndexOf(';') + 1 : 0)

  async function load(value: string): Promise<ServerChoice[]> {
    const q = value.slice(startOf(value)).trim()
    if (q.length < 2) return []
    const query = new URLSearchParams({ for: wanted, q })
    const { isOk, data } = await callApi<Found>(`/api/suggestions?${query}`, { method: 'GET' })
    return isOk ? data.suggestions.map(({ text, city }) => ({ label: text, city })) : []
  }
  function choose({ label, city }: ServerChoice, input: HTMLInputElement) {
    if (onChoose) return onChoose(label)
    if (city) return fillInCity(city, input)
    const before = input.value.slice(0, startOf(input.value))
    fillIn(input, `${before}${before && ' '}${label}`)
  }

  return <Suggestions inputId={inputId} load={load} choose={choose} />
}

function fillInCity({ name, region, country }: City, input: HTMLInputElement): void {
  fillIn(input, name)
  for (const [part, value] of Object.entries({ region, country })) {
    const field = input.form?.elements.namedItem(input.name.replace(/city$/, part))
    if (field instanceof HTMLInputElement) fillIn(field, value)
    else if (field instanceof HTMLSelectElement)
      fillIn(field, [...field.options].some((option) => option.value === value) ? value : '')
  }
}
