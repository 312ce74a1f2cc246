'use client'

import { useState } from 'react'
import { island } from '@/components/site/islands/island'
import { rupees, salaryRange } from '@/lib/jobs/postings/search-form'
import { grouped } from '@/lib/platform/numbers'

type SalarySliderProps = { salary: number; rupeesPerDollar: number }

export const SalarySlider = island(
  'salary-slider',
  function SalarySlider({ salary, rupeesPerDollar }: SalarySliderProps) {
    const [value, setValue] = useState(salary)
    const dollars = (amount: number) => `$${grouped(Math.round(amount / rupeesPerDollar / 10) * 10)}`
    const text = value === 0 ? 'Any' : `${rupees(value)} or more`
    return (
      <div>
        <output htmlFor="salary" className="block text-[0.9375rem] leading-snug font-medium text-brand">
          {text}
          {value > 0 && <span className="font-normal text-muted"> (about {dollars(value)})</span>}
        </output>
        <input
          id="salary"
          type="range"
          name="salary"
          {...salaryRange}
          defaultValue={salary}
          onChange={(event) => setValue(event.target.valueAsNumber)}
          aria-label="Minimum monthly salary"
          aria-valuetext={text}
          className="h-11 w-full accent-accent lg:h-7"
        />
        <p aria-hidden className="flex justify-between text-[0.8125rem] leading-tight text-muted">
          <span>{rupees(salaryRange.min)}</span>
          <span>
            {rupees(salaryRange.max)}, about {dollars(salaryRange.max)}
          </span>
        </p>
      </div>
    )
  },
)
