'use client'

import { useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useHireForm } from '@/components/hiring/use-hire-field'
import { callApi } from '@/lib/api/client'
import type { Reading } from '@/lib/readings/reading'

const PAUSE_MS = 500

/** What the server reads in the words of the hire form so far; null before any are typed, or when it cannot be asked. */
export function useReading(): Reading | null {
  const { control } = useHireForm()
  const [location, salary, jobType, jobTitle, company] = useWatch({
    control,
    name: ['location', 'salary', 'jobType', 'jobTitle', 'company'],
  })
  const [reading, setReading] = useState<Reading | null>(null)
  const query = new URLSearchParams(
    Object.entries({ location, salary, jobType, jobTitle, company }).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim().slice(0, 120)]] : [],
    ),
  ).toString()

  useEffect(() => {
    if (!query) return setReading(null)
    let isLate = false
    const timer = setTimeout(async () => {
      const response = await callApi<Reading>(`/api/postings/reading?${query}`, { method: 'GET' }).catch(() => null)
      if (!isLate) setReading(response?.isOk ? response.data : null)
    }, PAUSE_MS)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [query])

  return reading
}
