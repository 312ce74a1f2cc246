'use client' // A client component, so the server renders it only once (docs/architecture-shell.md, What rendering costs).

import { Fragment, type ReactNode } from 'react'
import { NearSuggestions } from '@/components/jobs/postings/near-suggestions.island'
import { SalarySlider } from '@/components/jobs/postings/salary-slider.island'
import { type Filter, filterGroups, isOffered, type Option } from '@/lib/jobs/postings/filter'
import { type FilterName, filterNames, filterOf, jobFilters } from '@/lib/jobs/postings/filters'
import type { JobFilters } from '@/lib/jobs/postings/search'
import { radiusOptions } from '@/lib/jobs/postings/search-form'
import type { Facets } from '@/lib/jobs/postings/search-queries'
import { countLabel } from '@/lib/platform/numbers'
import { site } from '@/lib/site/company'

type FilterFieldsProps = {
  filters: JobFilters
  facets: Facets
}

export function FilterFields(props: FilterFieldsProps) {
  return filterGroups.map((group) => {
    const names = filterNames.filter((name) => filterOf(name).group === group)
    return (
      <Group key={group} title={group} isNarrow={names.some((name) => filterOf(name).control === 'checkboxes')}>
        {names.map((name) => (
          <Fragment key={name}>{controls[filterOf(name).control]({ name, ...props })}</Fragment>
        ))}
      </Group>
    )
  })
}

type ControlProps = FilterFieldsProps & { name: FilterName }

const controls: Record<Filter<unknown>['control'], (props: ControlProps) => ReactNode> = {
  // Shown beside the form's heading, not in a group.
  words: () => null,
  radios: (props) => <Choices type="radio" {...props} />,
  checkboxes: (props) => <Choices type="checkbox" {...props} />,
  switch: ({ name, filters }) => <Switch name={name} value={filters[name]} />,
  salary: ({ filters }) => <SalarySlider salary={filters.salary} />,
  places: (props) => <PlacesInput {...props} />,
  distance: (props) => <DistanceSelect {...props} />,
}

function Choices({ type, name, filters, facets }: ControlProps & { type: 'radio' | 'checkbox' }) {
  const chosen = [filters[name]].flat().map(String)
  return filterOf(name).options?.map((option) => {
    const isChosen = chosen.includes(option.value)
    if (!isOffered(option) && !isChosen) return null
    const count = facets[`${name}:${option.value}`] ?? null
    return <Choice key={option.value} {...{ type, name, option, count, isChosen }} />
  })
}

function Switch({ name, value }: { name: FilterName; value: unknown }) {
  const filter = jobFilters[name]
  if (!('on' in filter)) return null
  const option = { value: filter.on, label: filter.label }
  return <Choice type="checkbox" name={name} option={option} isChosen={value === filter.on} />
}

const control = 'min-h-11 w-full rounded-control border border-edge bg-raised px-3 text-base lg:min-h-9 lg:text-sm'

const PLACES = 'job-places'

function PlacesInput({ name, filters }: ControlProps) {
  return (
    <div className="py-1">
      <input
        id={PLACES}
        name={name}
        autoComplete="off"
        maxLength={200}
        defaultValue={filters.near.join('; ')}
        aria-label={filterOf(name).label}
        placeholder="Denver, CO; Dallas"
        className={`${control} placeholder:text-muted`}
      />
      <NearSuggestions inputId={PLACES} />
    </div>
  )
}

function DistanceSelect({ name, filters }: ControlProps) {
  return (
    <div className="py-1">
      <select name={name} defaultValue={filters.radius} aria-label={filterOf(name).label} className={control}>
        {radiusOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            within {label}
          </option>
        ))}
      </select>
    </div>
  )
}

type GroupProps = {
  title: string
  /** The options are short enough for two columns. */
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
  option: Pick<Option, 'value' | 'label' | 'isRare' | 'country'>
  count?: number | null
  isChosen: boolean
}

function Choice({ type, name, option, count, isChosen }: ChoiceProps) {
  const { value, label, isRare, country } = option
  const isUsual = !isRare && (!country || site.recruitsIn.includes(country))
  return (
    <label
      hidden={!isUsual && !count && !isChosen}
      className={`flex min-h-11 cursor-pointer items-center gap-2.5 [[hidden]]:hidden lg:min-h-7 lg:gap-1.5 lg:text-sm ${isRare ? 'col-span-2' : ''}`}
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
          {count !== null && countLabel(count)}
        </span>
      )}
    </label>
  )
}
