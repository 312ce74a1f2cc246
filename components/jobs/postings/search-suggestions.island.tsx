'use client'

import { useEffect } from 'react'
import { island } from '@/components/site/islands/island'
import { type Choice, fillIn, Suggestions } from '@/components/ui/suggestions'
import { clearSearches, noteSearch, recentSearches } from '@/lib/accounts/session/browser-state'
import { callApi } from '@/lib/api/client'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import type { Suggestions as Found } from '@/lib/jobs/suggestions/schema'

type Search = Choice & { q: string; near?: string; clears?: true }

const groups = { title: 'Job titles', skill: 'Skills', company: 'Companies', place: 'Places' }

/** Suggests searches in the search field of a job list or another page. */
export const SearchSuggestions = island('search-suggestions', function SearchSuggestions({ inputId }: Props) {
  useEffect(() => {
    const input = document.getElementById(inputId)
    const form = input instanceof HTMLInputElement ? input.form : null
    const note = () => {
      const words = (input as HTMLInputElement).value.trim()
      if (words) noteSearch(words)
    }
    form?.addEventListener('submit', note)
    return () => form?.removeEventListener('submit', note)
  }, [inputId])
  return <Suggestions inputId={inputId} load={load} choose={choose} />
})

type Props = { inputId: string }

async function load(value: string): Promise<Search[]> {
  const typed = value.trim()
  if (!typed) return recent()
  if (typed.length < 2) return []
  const query = new URLSearchParams({ q: typed })
  const { isOk, data } = await callApi<{ suggestions: Found }>(`/api/suggestions?${query}`, { method: 'GET' })
  return isOk ? data.suggestions.map(searchFor) : []
}

function recent(): Search[] {
  const group = 'Recent searches'
  const searches = recentSearches().map((q) => ({ label: q, q, group }))
  return searches.length > 0 ? [...searches, { label: 'Clear recent searches', q: '', group, clears: true }] : []
}

function searchFor({ kind, text, words }: Found[number]): Search {
  const group = groups[kind]
  if (kind !== 'place') return { label: text, q: text, group }
  return { label: words ? `${words} in ${text}` : `Jobs in ${text}`, q: words ?? '', near: text, group }
}

function choose({ q, near, clears }: Search, input: HTMLInputElement): void {
  if (clears) {
    clearSearches()
    return
  }
  const place = input.form?.elements.namedItem('near')
  if (near && !(place instanceof HTMLInputElement)) {
    location.assign(`${JOBS_PATH}?${new URLSearchParams(q ? { q, near } : { near })}`)
    return
  }
  fillIn(input, q)
  // Without a change event, which would already search.
  if (near && place instanceof HTMLInputElement) place.value = near
  input.form?.requestSubmit()
}
