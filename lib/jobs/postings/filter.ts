import * as z from 'zod'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { LandingKind } from '@/lib/jobs/landings/format'
import type { radiusOptions } from '@/lib/jobs/postings/search-form'
import { site } from '@/lib/site/company'

/** The search form's groups, in order. */
export const filterGroups = [
  'Date posted',
  'Minimum monthly salary',
  'Job Type',
  'Location',
  'Experience',
  'Near a place',
] as const

export type Places = { near: string[]; radius: (typeof radiusOptions)[number]['value']; remote: 'not' | 'too' }

/**
 * The helpers that conditions are built with. They're passed in, because the browser uses this table too and has no
 * Prisma client.
 */
export type Conditions = {
  sql: typeof Prisma.sql
  join: typeof Prisma.join
  now: Date
  hasWords: (q: string) => Prisma.Sql
  isNear: (places: Places) => Prisma.Sql
}

type Condition = (is: Conditions) => Prisma.Sql

export type Option<Value extends string = string> = {
  value: Value
  label: string
  /** Null for the option that includes all jobs. */
  where: Condition | null
  /** Replaces the label wherever it's shown without the form's heading. */
  chip?: string
  /** Search words that mean the same as this option. */
  pattern?: RegExp
  /** Only shown if it has results. */
  isRare?: true
  /** Only shown if the company recruits in this country, or if it has results. */
  country?: string
  /** A country that isn't in requirements §2. If the company doesn't recruit there, its results aren't counted either. */
  isAdded?: true
}

/** Whether a group counts and shows this option. */
export const isOffered = ({ country = '', isAdded }: Option): boolean => !isAdded || site.recruitsIn.includes(country)

export type Filter<Value> = {
  control: 'words' | 'radios' | 'checkboxes' | 'switch' | 'salary' | 'places' | 'distance'
  group: (typeof filterGroups)[number] | null
  label: string
  initial: Value
  /** Parses the job list's URL. Invalid values count as missing. */
  schema: z.ZodType<Value>
  /** Parses the API parameter. Invalid values are errors. */
  api: z.ZodType<Value | undefined>
  where(value: Value, is: Conditions, places: Places): Prisma.Sql | null
  /** The chips of active filters, each with the value that remains if it's removed. */
  chips(value: Value, places: Places): { label: string; left: Value }[]
  /** A wider value to suggest if nothing was found, or null. */
  wider(value: Value): Value | null
  /** Whether job alerts can use this filter. */
  isInAlerts: boolean
  /** The options that the form shows with counts. */
  options?: readonly Option[]
  /** The other filter that this one needs to have an effect. */
  needs?: string
  /** Set if each option has a landing page of this kind. */
  landing?: LandingKind
}

const first = (value: unknown) => (Array.isArray(value) ? value[0] : value)
export const single = <Schema extends z.ZodType>(schema: Schema) => z.preprocess(first, schema)

export const valuesOf = <Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value)

export const oneOf = <Value extends string>(values: readonly Value[], initial: Value) =>
  single(z.enum(values).catch(initial as never)) as z.ZodType<Value>

export const wholeNumber = (min: number, max: number) =>
  z.coerce.number(`Enter a number from ${min} to ${max}`).int().min(min).max(max)

type Choices<Value extends string> = Pick<Filter<Value>, 'group' | 'isInAlerts' | 'landing'> & {
  label: string
  options: readonly Option<Value>[]
}

/** Radio buttons. The first option is the default. */
export function radios<const Value extends string>(spec: Choices<Value>): Filter<Value> & Choices<Value> {
  const values = valuesOf(spec.options)
  const initial = values[0] as Value
  const optionOf = (chosen: Value) => spec.options.find(({ value }) => value === chosen)
  return {
    ...spec,
    control: 'radios',
    initial,
    schema: oneOf(values, initial),
    api: z.enum(values).optional() as z.ZodType<Value | undefined>,
    where: (chosen, is) => optionOf(chosen)?.where?.(is) ?? null,
    chips: (chosen) => {
      const option = optionOf(chosen)
      return option && chosen !== initial ? [{ label: option.chip ?? option.label, left: initial }] : []
    },
    wider: () => initial,
  }
}

/** Checkboxes. A job has to match at least one of the checked options. */
export function checkboxes<const Value extends string>(spec: Choices<Value>): Filter<Value[]> & Choices<Value> {
  const { options } = spec
  const values = valuesOf(options)
  const chosenOf = (chosen: readonly Value[]) => options.filter(({ value }) => chosen.includes(value))
  return {
    ...spec,
    control: 'checkboxes',
    initial: [],
    schema: z.preprocess(
      (given) => values.filter((value) => [given].flat().includes(value)),
      z.array(z.enum(values)).catch([]),
    ) as z.ZodType<Value[]>,
    api: listOf(values),
    where: (chosen, is) => {
      const conditions = chosenOf(chosen).flatMap(({ where }) => where?.(is) ?? [])
      return conditions.length > 0 ? is.sql`(${is.join(conditions, ' OR ')})` : null
    },
    chips: (chosen) =>
      chosenOf(chosen).map(({ value, label, chip }) => ({
        label: chip ?? label,
        left: chosen.filter((other) => other !== value),
      })),
    wider: () => [],
  }
}

const listOf = <Value extends string>(values: readonly Value[]) =>
  z
    .string()
    .max(200)
    .transform((given) => given.split(',').map((one) => one.trim()))
    .pipe(z.array(z.enum(values, `One or more of ${values.join(', ')}, separated by commas`)))
    .meta({
      description: `One or more of ${values.join(', ')}, separated by commas`,
      examples: [values.slice(0, 2).join(',')],
    })
    .optional() as z.ZodType<Value[] | undefined>

type Switch<Off extends string, On extends string> = Pick<Filter<Off | On>, 'group' | 'isInAlerts' | 'needs'> & {
  label: string
  off: Off
  on: On
  chip: string
  /** The description in the API reference. */
  description: string
  /** Null if another filter's condition includes it. */
  where: Condition | null
  /** Whether turning it on excludes jobs instead of adding some. */
  narrows: boolean
}

/** One checkbox. */
export function toggle<const Off extends string, const On extends string>(
  spec: Switch<Off, On>,
): Filter<Off | On> & { on: On } {
  const { off, on, chip, description, where, narrows, ...rest } = spec
  return {
    ...rest,
    on,
    control: 'switch',
    initial: off,
    schema: oneOf<Off | On>([off, on], off),
    api: z.enum([off, on]).optional().meta({ description }) as z.ZodType<Off | On | undefined>,
    where: (value, is) => (value === on && where ? where(is) : null),
    chips: (value) => (value === on ? [{ label: chip, left: off }] : []),
    wider: () => (narrows ? off : null),
  }
}
