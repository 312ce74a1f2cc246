'use client'

import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { FormSection } from '@/components/hiring/form-section'
import { type HireFieldName, useHireField, useHireForm } from '@/components/hiring/use-hire-field'
import { CheckboxField, Field, SelectField } from '@/components/ui/field'
import { isFilled } from '@/lib/hiring/form'
import { countryOptions, currencyOptions, payPeriodOptions } from '@/lib/postings/schema'

const countryNames = { US: 'United States', IN: 'India' }
const countries = countryOptions.map((value) => ({ value, label: countryNames[value] }))

/** The pay in figures, for words that say it otherwise. */
export function ExactPay({ isUnclear }: { isUnclear: boolean }) {
  const field = useHireField()
  return (
    <Exact
      title="The pay in exact fields"
      names={['payMin', 'payMax', 'payCurrency', 'payPeriod']}
      isUnclear={isUnclear}
    >
      <Field
        label="Lowest pay"
        isOptional
        inputMode="decimal"
        {...field('payMin', ['payMax', 'payCurrency', 'payPeriod'])}
      />
      <Field label="Highest pay" isOptional inputMode="decimal" {...field('payMax', ['payCurrency', 'payPeriod'])} />
      <SelectField
        label="Currency"
        isOptional
        options={currencyOptions}
        placeholder="Not stated"
        {...field('payCurrency')}
      />
      <SelectField
        label="Pay is per"
        isOptional
        options={payPeriodOptions}
        placeholder="Not stated"
        {...field('payPeriod')}
      />
    </Exact>
  )
}

/** One place in exact fields, which then counts instead of the words. */
export function ExactPlace({ isUnclear }: { isUnclear: boolean }) {
  const field = useHireField()
  return (
    <Exact title="The place in exact fields" names={['city', 'region', 'country']} isUnclear={isUnclear}>
      <Field label="City" isOptional {...field('city')} />
      <Field label="State" isOptional {...field('region')} />
      <SelectField label="Country" isOptional options={countries} placeholder="Not stated" {...field('country')} />
    </Exact>
  )
}

type ExactProps = { title: string; names: HireFieldName[]; isUnclear: boolean; children: ReactNode }

/** Open where nothing certain was read, something is filled in or wrong; else a line that opens. */
function Exact({ title, names, isUnclear, children }: ExactProps) {
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
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium text-accent">
        {title}
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <div className="grid content-start gap-5 pt-2 pb-5 sm:grid-cols-2">{children}</div>
    </details>
  )
}

/** How long it is shown, and to whom a remote job is open. */
export function HireReachSection() {
  const field = useHireField()
  const { control } = useHireForm()
  const isRemote = useWatch({ control, name: 'jobType' }) === 'Remote'
  return (
    <FormSection title="Help people find it" text="Optional. A job without a closing date closes after 60 days.">
      <Field
        label="Closing date"
        isOptional
        type="date"
        hint="At most 60 days after it is published, which is when a job without one closes."
        {...field('closesOn')}
      />
      {isRemote && (
        <fieldset className="sm:col-span-2">
          <legend className="font-medium">
            Where a remote employee may live <span className="font-normal text-muted">(optional)</span>
          </legend>
          <div className="flex flex-wrap gap-x-8">
            {countries.map(({ value, label }) => {
              const { id, error: _error, ...input } = field('remoteCountries')
              return <CheckboxField key={value} label={label} value={value} id={`${id}-${value}`} {...input} />
            })}
          </div>
        </fieldset>
      )}
    </FormSection>
  )
}
