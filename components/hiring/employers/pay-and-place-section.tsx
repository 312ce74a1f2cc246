'use client'

import { Check, CircleHelp } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { ExactFields } from '@/components/hiring/employers/exact-fields'
import { FormSection } from '@/components/hiring/employers/form-section'
import { HireInput } from '@/components/hiring/employers/hire-input'
import { useHireField, useHireForm } from '@/components/hiring/employers/use-hire-field'
import { CheckboxField } from '@/components/ui/field'
import { callApi } from '@/lib/api/client'
import { countriesToChoose } from '@/lib/jobs/postings/options'
import type { Reading } from '@/lib/jobs/readings/schema'
import { site } from '@/lib/site/company'

export function PayAndPlaceSection() {
  const { control } = useHireForm()
  const [salary, location] = useWatch({ control, name: ['salary', 'location'] })
  const [latest, setLatest] = useState<LatestReading>({ of: '', reading: null })
  // A result for earlier input isn't shown.
  const reading = latest.of === wordsOf(location, salary) ? latest.reading : null
  const isPayUnclear = Boolean(reading && salary?.trim() && !reading.pay)
  const isPlaceUnclear = Boolean(reading && location?.trim() && !reading.place)
  return (
    <FormSection
      title="Pay and place"
      text="We show these exactly as you write them. The salary filter only finds jobs that state their pay."
    >
      <div>
        <HireInput name="salary" />
        <ReadNote
          read={salary?.trim() ? reading?.pay : null}
          unclear={
            isPayUnclear && "We couldn't detect the pay. Fill in the fields below so people can find the job by pay."
          }
        />
      </div>
      <div>
        <HireInput name="location" />
        <ReadNote
          read={location?.trim() ? reading?.place : null}
          unclear={
            isPlaceUnclear &&
            "We couldn't detect the country. Fill in the fields below so people can find the job by location."
          }
        />
      </div>
      <RemoteCountries />
      <ExactFields kind="pay" read={reading?.exactPay ?? null} isUnclear={isPayUnclear} />
      <ExactFields kind="place" read={reading?.exactPlace ?? null} isUnclear={isPlaceUnclear} />
      <DuplicateNote reading={reading} />
      <RequestReading onRead={setLatest} />
    </FormSection>
  )
}

function ReadNote({ read, unclear }: { read: string | null | undefined; unclear: string | false }) {
  const Icon = read ? Check : CircleHelp
  return (
    <p
      aria-live="polite"
      className={`flex min-h-6 items-start gap-1.5 text-sm ${read ? 'text-success' : 'text-warning'}`}
    >
      {(read || unclear) && <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
      <span className="min-w-0 break-words">{read ? `Understood as ${read}` : unclear}</span>
    </p>
  )
}

function DuplicateNote({ reading }: { reading: Reading | null }) {
  const { path, isWaiting } = reading?.alike ?? { path: null, isWaiting: false }
  const note: ReactNode = path ? (
    <>
      A job with this title at this company{' '}
      <a href={path} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-4">
        is already open (opens in a new tab)
      </a>
      . If it's the same job, edit or renew it with the link in its email instead.
    </>
  ) : isWaiting ? (
    "A job with this title at this company is already in review. Only post this one if it's a different job."
  ) : null
  return (
    <p
      aria-live="polite"
      className={
        note ? 'rounded-control border border-line bg-warning-soft px-4 py-3 text-base sm:col-span-2' : 'sr-only'
      }
    >
      {note}
    </p>
  )
}

const PAUSE_MS = 500

/** How the server parses a place and pay. Null if the server can't be reached. */
type LatestReading = { of: string; reading: Reading | null }

const wordsOf = (location: string | undefined, salary: string | undefined) => JSON.stringify([location, salary])

/** Has the server parse what was entered so far. Its own component, so that typing a title doesn't render the section. */
function RequestReading({ onRead }: { onRead: (latest: LatestReading) => void }) {
  const { control } = useHireForm()
  const [location, salary, jobType, jobTitle, company] = useWatch({
    control,
    name: ['location', 'salary', 'jobType', 'jobTitle', 'company'],
  })
  const query = new URLSearchParams(
    Object.entries({ location, salary, jobType, jobTitle, company }).flatMap(([name, value]) =>
      value?.trim() ? [[name, value.trim().slice(0, 120)]] : [],
    ),
  ).toString()
  const words = wordsOf(location, salary)

  useEffect(() => {
    if (!query) return
    let isLate = false
    const timer = setTimeout(async () => {
      const { isOk, data } = await callApi<Reading>(`/api/postings/reading?${query}`, { method: 'GET' })
      if (!isLate) onRead({ of: words, reading: isOk ? data : null })
    }, PAUSE_MS)
    return () => {
      isLate = true
      clearTimeout(timer)
    }
  }, [query, words, onRead])

  return null
}

function RemoteCountries() {
  const field = useHireField()
  const { control, formState } = useHireForm()
  const [jobType, chosen = []] = useWatch({ control, name: ['jobType', 'remoteCountries'] })
  if (jobType !== 'Remote') return null
  const offered = new Set([...site.recruitsIn, ...chosen, ...(formState.defaultValues?.remoteCountries ?? [])])
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-medium">
        Where remote employees can live <span className="font-normal text-muted">(optional)</span>
      </legend>
      <div className="flex flex-wrap gap-x-8">
        {countriesToChoose()
          .filter(({ value }) => offered.has(value))
          .map(({ value, label }) => {
            const { id, error: _error, ...input } = field('remoteCountries')
            return <CheckboxField key={value} label={label} value={value} id={`${id}-${value}`} {...input} />
          })}
      </div>
    </fieldset>
  )
}
