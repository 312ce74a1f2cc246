'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { HireInputs } from '@/components/hiring/hire-input'
import { useHireField, useHireForm } from '@/components/hiring/use-hire-field'
import { CheckboxField } from '@/components/ui/field'
import { isFilled } from '@/lib/hiring/form'
import { namesIn } from '@/lib/postings/fields'
import { countries, countryOptions } from '@/lib/postings/options'

/** The pay in figures, for words that say it otherwise. */
export function ExactPay({ isUnclear }: { isUnclear: boolean }) {
  return <Exact title="Add the pay in figures" section="exact-pay" isUnclear={isUnclear} />
}

export function ExactPlace({ isUnclear }: { isUnclear: boolean }) {
  return <Exact title="Add the city and state" section="exact-place" isUnclear={isUnclear} />
}

type ExactProps = { title: string; section: 'exact-pay' | 'exact-place'; isUnclear: boolean }

function Exact({ title, section, isUnclear }: ExactProps) {
  const names = namesIn(section)
  const { control, getFieldState, formState } = useHireForm()
  const details = useRef<HTMLDetailsElement>(null)
  const isUsed = useWatch({ control, name: names }).some(isFilled)
  const isWrong = names.some((name) => getFieldState(name, formState).invalid)
  const isNeeded = isUnclear || isUsed || isWrong
  useEffect(() => {
    if (isNeeded && details.current) details.current.open = true
  }, [isNeeded])
  return (
    <details ref={details} className="group rounded-control border border-line px-4 sm:col-span-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium">
        <span>
          {title} <span className="font-normal text-muted">(optional)</span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid content-start gap-5 pt-2 pb-5 sm:grid-cols-2">
        <HireInputs section={section} />
      </div>
    </details>
  )
}

/** Asked of remote jobs alone. */
export function RemoteCountries() {
  const field = useHireField()
  const { control } = useHireForm()
  if (useWatch({ control, name: 'jobType' }) !== 'Remote') return null
  return (
    <fieldset className="sm:col-span-2">
      <legend className="font-medium">
        Where a remote employee may live <span className="font-normal text-muted">(optional)</span>
      </legend>
      <div className="flex flex-wrap gap-x-8">
        {countryOptions.map((value) => {
          const { id, error: _error, ...input } = field('remoteCountries')
          return <CheckboxField key={value} label={countries[value]} value={value} id={`${id}-${value}`} {...input} />
        })}
      </div>
    </fieldset>
  )
}
