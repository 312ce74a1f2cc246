'use client'

import { ChevronDown } from 'lucide-react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { HireInputs } from '@/components/hiring/employers/hire-input'
import { type ExactValues, useExact } from '@/components/hiring/employers/use-exact'
import { useHireForm } from '@/components/hiring/employers/use-hire-field'
import { Button } from '@/components/ui/button'
import { isFilled } from '@/lib/hiring/employers/form'
import { fieldOf, namesIn } from '@/lib/jobs/postings/fields'
import { payPeriods } from '@/lib/jobs/postings/options'
import { paySentence } from '@/lib/jobs/readings/pay-sentence'
import type { Exact } from '@/lib/jobs/readings/schema'
import { countryLabel } from '@/lib/site/settings/countries'

function payText({ payMin, payMax, payCurrency, payPeriod }: ExactValues): string {
  const period = Object.entries(payPeriods).find(([name]) => name === payPeriod)?.[1]
  const [min, max] = [amountOf(payMin), amountOf(payMax)]
  const isComplete = (min ?? max) !== null && [min, max].every((amount) => amount === null || amount > 0)
  return period && payCurrency && isComplete ? paySentence({ min, max, currency: payCurrency, period }) : ''
}

const amountOf = (typed = '') => (typed.trim() ? Number(typed.replaceAll(',', '')) : null)

function placeText({ city = '', region = '', country = '' }: ExactValues): string {
  const last = region.trim() || (country && countryLabel(country))
  return [city.trim(), last].filter(Boolean).join(', ')
}

const kinds = {
  pay: { title: 'Enter the pay as numbers', section: 'exact-pay', text: 'salary', write: payText },
  place: { title: 'Choose the city and state', section: 'exact-place', text: 'location', write: placeText },
} as const

type ExactFieldsProps = {
  kind: keyof typeof kinds
  /** What the server detected in the text. */
  read: Exact['exactPay'] | Exact['exactPlace']
  isUnclear: boolean
}

/** The fields that say the same as a text, but exactly. */
export function ExactFields({ kind, read, isUnclear }: ExactFieldsProps) {
  const { title, section, text, write } = kinds[kind]
  const names = namesIn(section)
  const { control, formState } = useHireForm()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const { instead, replace } = useExact({ section, text, read, write, isOpen })
  const isUsed = useWatch({ control, name: names }).some(isFilled)
  const isWrong = names.some((name) => formState.errors[name])
  const isNeeded = isUnclear || isUsed || isWrong
  // It can be opened before the scripts have loaded.
  useEffect(() => setIsOpen(details.current?.open === true), [])
  // Before the error summary focuses a field in here.
  useLayoutEffect(() => {
    if (isNeeded && details.current) details.current.open = true
  }, [isNeeded])
  return (
    <details
      ref={details}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="group rounded-control border border-line px-4 sm:col-span-2"
    >
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium">
        <span>
          {title} <span className="font-normal text-muted">(optional)</span>
        </span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid content-start gap-5 pt-2 pb-5 sm:grid-cols-2">
        <HireInputs section={section} />
        {instead && (
          <div className="sm:col-span-2">
            <Button look="secondary" onClick={replace}>
              Change {fieldOf(text).label} to “{instead}”
            </Button>
          </div>
        )}
      </div>
    </details>
  )
}
