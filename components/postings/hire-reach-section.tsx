'use client'

import { useWatch } from 'react-hook-form'
import { FormSection } from '@/components/postings/form-section'
import { useHireField, useHireForm } from '@/components/postings/use-hire-field'
import { CheckboxField, Field, SelectField } from '@/components/ui/field'
import { countryOptions, currencyOptions, payPeriodOptions } from '@/lib/postings/schema'

const countryNames = { US: 'United States', IN: 'India' }
const countries = countryOptions.map((value) => ({ value, label: countryNames[value] }))

/** What search engines and the filters of the job list read; all of it may stay empty (contract §4). */
export function HireReachSection() {
  const field = useHireField()
  const { control } = useHireForm()
  const isRemote = useWatch({ control, name: 'jobType' }) === 'Remote'
  return (
    <FormSection
      title="Help people find it"
      text="Optional. Search engines and our filters cannot read free text. With these they show your job to people who look for its pay or its place."
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
      <Field label="City" isOptional {...field('city')} />
      <Field label="State" isOptional {...field('region')} />
      <SelectField label="Country" isOptional options={countries} placeholder="Not stated" {...field('country')} />
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
