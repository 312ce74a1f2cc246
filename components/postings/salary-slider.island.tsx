'use client'

import { useState } from 'react'
import { island } from '@/components/islands/island'
import { rupees, salaryRange } from '@/lib/postings/search-form'

/** The documented slider, 0 to 1.5 Lakhs in steps of 5,000; says its value while it moves. */
export const SalarySlider = island('salary-slider', function SalarySlider({ salary }: { salary: number }) {
  const [value, setValue] = useState(salary)
  const text = value === 0 ? 'Any' : `${rupees(value)} or more`
  return (
    <div className="py-1">
      <output htmlFor="salary" className="block font-medium text-brand">
        {text}
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
        className="h-11 w-full accent-accent lg:h-9"
      />
      <p aria-hidden className="flex justify-between text-sm text-muted">
        <span>{rupees(salaryRange.min)}</span>
        <span>{rupees(salaryRange.max)}</span>
      </p>
    </div>
  )
})
