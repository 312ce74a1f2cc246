'use client' // Rendered once that way (docs/architecture-shell.md, What rendering costs).

import type { ReactNode } from 'react'
import { SalarySlider } from '@/components/jobs/postings/salary-slider.island'
import {
  experienceFilterOptions,
  type JobFilters,
  locationLabel,
  locationOptions,
  postedOptions,
  typeOptions,
} from '@/lib/jobs/postings/search'
import { radiusOptions } from '@/lib/jobs/postings/search-form'
import type { Facets } from '@/lib/jobs/postings/search-queries'
import { rupeesPer } from '@/lib/site/company'

const rupeesPerDollar = rupeesPer.USD ?? 1

type FilterFieldsProps = {
  filters: JobFilters
  facets: Facets
  cities: string[]
}

export function FilterFields({ filters, facets, cities }: FilterFieldsProps) {
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <>
      <Group title="Date posted">
        {postedOptions.map(({ value, label }) => (
          <Choice
            key={value}
            type="radio"
            name="posted"
            {...{ value, label }}
            count={facets[`posted:${value}`] ?? null}
            isChosen={filters.posted === value}
          />
        ))}
      </Group>
      <Group title="Minimum monthly salary">
        <SalarySlider salary={filters.salary} rupeesPerDollar={rupeesPerDollar} />
        <Choice
          type="checkbox"
          name="paid"
          value="only"
          label="Leave out jobs without stated pay"
          isChosen={filters.paid === 'only'}
        />
      </Group>
      <Checkboxes title="Job Type" name="type" options={plain(typeOptions)} chosen={filters.type} facets={facets} />
      <Checkboxes
        title="Location"
        name="location"
        options={locationOptions.map((value) => ({ value, label: locationLabel(value) }))}
        chosen={filters.location}
        facets={facets}
      />
      <Checkboxes
        title="Experience"
        name="experience"
        options={experienceFilterOptions}
        chosen={filters.experience}
        facets={facets}
      />
      <Near filters={filters} cities={cities} />
    </>
  )
}

const control = 'min-h-11 w-full rounded-control border border-edge bg-raised px-3 text-base lg:min-h-9 lg:text-sm'

function Near({ filters, cities }: Pick<FilterFieldsProps, 'filters' | 'cities'>) {
  return (
    <Group title="Near a place">
      <div className="flex flex-wrap gap-2 py-1">
        <input
          name="near"
          list="job-cities"
          autoComplete="off"
          maxLength={200}
          defaultValue={filters.near.join('; ')}
          aria-label="City, state or country"
          placeholder="Austin, TX; Dallas"
          className={`${control} placeholder:text-muted`}
        />
        <select name="radius" defaultValue={filters.radius} aria-label="Distance" className={control}>
          {radiusOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              within {label}
            </option>
          ))}
        </select>
        <datalist id="job-cities">
          {cities.map((city) => (
            <option key={city} value={city} />
          ))}
        </datalist>
      </div>
      <Choice
        type="checkbox"
        name="remote"
        value="too"
        label="Remote jobs from there too"
        isChosen={filters.remote === 'too'}
      />
    </Group>
  )
}

type CheckboxesProps = {
  title: string
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
  facets: Facets
}

function Checkboxes({ title, name, options, chosen, facets }: CheckboxesProps) {
  return (
    <Group title={title} isNarrow>
      {options.map(({ value, label }) => (
        <Choice
          key={value}
          type="checkbox"
          {...{ name, value, label }}
          count={facets[`${name}:${value}`] ?? null}
          isChosen={chosen.includes(value)}
          isIdle={value === 'Unclear' && !facets['location:Unclear'] && !chosen.includes(value)}
        />
      ))}
    </Group>
  )
}

type GroupProps = {
  title: string /** Its choices are short enough for two columns. */
  isNarrow?: boolean
  children: ReactNode
}

function Group({ title, isNarrow, children }: GroupProps) {
  return (
    <fieldset className="border-t border-line py-2.5 first:border-t-0 first:pt-0 last:pb-0 lg:py-2">
      <legend className="float-left w-full font-semibold lg:text-[0.9375rem]">{title}</legend>
      <div className={`clear-both ${isNarrow ? 'gap-x-3 lg:grid lg:grid-cols-2' : ''}`}>{children}</div>
    </fieldset>
  )
}

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  count?: number | null
  isChosen: boolean
  /** It would find nothing, and is shown only when there is something to find. */
  isIdle?: boolean
}

function Choice({ type, name, value, label, count, isChosen, isIdle }: ChoiceProps) {
  return (
    <label
      hidden={isIdle}
      className={`flex min-h-11 cursor-pointer items-center gap-2.5 [[hidden]]:hidden lg:min-h-7 lg:gap-1.5 lg:text-sm ${value === 'Unclear' ? 'col-span-2' : ''}`}
    >
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-accent lg:size-4"
      />
      {label}
      {count !== undefined && (
        <span
          aria-hidden
          data-facet={`${name}:${value}`}
          className="ml-auto text-sm text-muted tabular-nums lg:text-[0.8125rem]"
        >
          {count?.toLocaleString('en-US')}
        </span>
      )}
    </label>
  )
}
