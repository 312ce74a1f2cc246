import type { ReactNode } from 'react'
import { SalarySlider } from '@/components/postings/salary-slider.island'
import {
  experienceFilterOptions,
  type JobFilters,
  locationLabel,
  locationOptions,
  postedOptions,
  typeOptions,
} from '@/lib/postings/search'
import type { Facets } from '@/lib/postings/search-queries'

type FilterFieldsProps = { filters: JobFilters; facets: Facets }

/** The documented filters as native inputs (spec §2, §5), each choice with the number of jobs that it finds. */
export function FilterFields({ filters, facets }: FilterFieldsProps) {
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
            count={facets[`posted:${value}`]}
            isChosen={filters.posted === value}
          />
        ))}
      </Group>
      <Group title="Minimum monthly salary">
        <SalarySlider salary={filters.salary} />
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
        options={locationOptions
          .filter((value) => value !== 'Unclear' || facets['location:Unclear'] || filters.location.includes(value))
          .map((value) => ({ value, label: locationLabel(value) }))}
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
    </>
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
    <Group title={title}>
      {options.map(({ value, label }) => (
        <Choice
          key={value}
          type="checkbox"
          {...{ name, value, label }}
          count={facets[`${name}:${value}`]}
          isChosen={chosen.includes(value)}
        />
      ))}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="border-t border-line py-3 first:border-t-0 first:pt-1">
      <legend className="float-left mb-1 w-full font-semibold">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

type ChoiceProps = {
  type: 'radio' | 'checkbox'
  name: string
  value: string
  label: string
  count?: number | undefined
  isChosen: boolean
}

/** The number stands beside the label and not in it: the choice keeps its documented name. */
function Choice({ type, name, value, label, count, isChosen }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3 lg:min-h-9">
      <input
        type={type}
        name={name}
        value={value}
        defaultChecked={isChosen}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
      {count !== undefined && (
        <span aria-hidden className="ml-auto text-sm text-muted tabular-nums">
          {count.toLocaleString('en-US')}
        </span>
      )}
    </label>
  )
}
