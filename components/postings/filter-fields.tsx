import type { ReactNode } from 'react'
import { Island } from '@/components/islands/island'
import { SalarySlider } from '@/components/postings/salary-slider'
import {
  experienceFilterOptions,
  type JobFilters,
  locationOptions,
  postedOptions,
  typeOptions,
} from '@/lib/postings/filters'

/** The documented filters as native inputs (spec §2, §5). */
export function FilterFields({ filters }: { filters: JobFilters }) {
  const plain = (values: readonly string[]) => values.map((value) => ({ value, label: value }))
  return (
    <>
      <Group title="Date posted">
        {postedOptions.map(({ value, label }) => (
          <Choice key={value} type="radio" name="posted" {...{ value, label }} isChosen={filters.posted === value} />
        ))}
      </Group>
      <Group title="Minimum monthly salary">
        <Island name="salary-slider" of={SalarySlider} props={{ salary: filters.salary }} />
        <Choice
          type="checkbox"
          name="paid"
          value="only"
          label="Leave out jobs without stated pay"
          isChosen={filters.paid === 'only'}
        />
      </Group>
      <Checkboxes title="Job Type" name="type" options={plain(typeOptions)} chosen={filters.type} />
      <Checkboxes title="Location" name="location" options={plain(locationOptions)} chosen={filters.location} />
      <Checkboxes title="Experience" name="experience" options={experienceFilterOptions} chosen={filters.experience} />
    </>
  )
}

type CheckboxesProps = {
  title: string
  name: string
  options: readonly { value: string; label: string }[]
  chosen: readonly string[]
}

function Checkboxes({ title, name, options, chosen }: CheckboxesProps) {
  return (
    <Group title={title}>
      {options.map(({ value, label }) => (
        <Choice key={value} type="checkbox" {...{ name, value, label }} isChosen={chosen.includes(value)} />
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

type ChoiceProps = { type: 'radio' | 'checkbox'; name: string; value: string; label: string; isChosen: boolean }

function Choice({ type, name, value, label, isChosen }: ChoiceProps) {
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
    </label>
  )
}
