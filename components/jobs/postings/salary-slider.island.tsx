'use client'

import { useState } from 'react'
import { island } from '@/components/site/islands/island'
import { dollarsLabel, payLabel, salaryRange } from '@/lib/jobs/postings/search-form'

type SalarySliderProps = { salary: number }

export const SalarySlider = island('salary-slider', function SalarySlider({ salary }: SalarySliderProps) {
  const [value, setValue] = useState(salary)
  const range = salaryRange()
  const [dollars, maxDollars] = [dollarsLabel(value), dollarsLabel(range.max)]
  const text = value === 0 ? 'Any' : `${payLabel(value)} or more`
  return (
    <div>
      <output htmlFor="salary" className="block text-[0.9375rem] leading-snug font-medium text-brand">
        {text}
        {value > 0 && dollars && <span className="font-normal text-muted"> (about {dollars})</span>}
      </output>
      <input
        id="salary"
        type="range"
        name="salary"
        {...range}
        defaultValue={salary}
        onChange={(event) => setValue(event.target.valueAsNumber)}
        aria-label="Minimum monthly salary"
        aria-valuetext={text}
        className="h-11 w-full accent-accent lg:h-7"
      />
      <p aria-hidden className="flex justify-between text-[0.8125rem] leading-tight text-muted">
        <span>{payLabel(range.min)}</span>
        <span>
          {payLabel(range.max)}
          {maxDollars && `, about ${maxDollars}`}
        </span>
      </p>
    </div>
  )
})
