import * as z from 'zod'
import type { Prisma } from '@/lib/generated/prisma/client'
import type { LandingKind } from '@/lib/jobs/landings/format'
import type { radiusOptions } from '@/lib/jobs/postings/search-form'

/** The groups of the search form, in their order. */
export const filterGroups = [
  'Date posted',
  'Minimum monthly salary',
  'Job Type',
  'Location',
  'Experience',
  'Near a place',
] as const

export type Places = { near: string[]; radius: (typeof radiusOptions)[number]['value']; remote: 'not' | 'too' }

/** What conditions are written with. It's passed in because the browser reads the table too, and has no Prisma client. */
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
  /** Null for the choice that leaves nothing out. */
  where: Condition | null
  /** Instead of the label, where the form's title isn't beside it. */
  chip?: string
  /** The words of a search that mean this option. */
  said?: RegExp
  /** Shown only while it would find something. */
  isRare?: true
}

export type Filter<Value> = {
  control: 'words' | 'radios' | 'checkboxes' | 'switch' | 'salary' | 'places' | 'distance'
  group: (typeof filterGroups)[number] | null
  label: string
  initial: Value
  /** Parses the address of the job list: what's wrong counts as not given. */
  schema: z.ZodType<Value>
  /** Parses the API's parameter: what's wrong is an error. */
  api: z.ZodType<Value | undefined>
  where(value: Value, is: Conditions, places: Places): Prisma.Sql | null
  /** What the list says is in force, each with the value that is left without it. */
  chips(value: Value, places: Places): { label: string; left: Value }[]
  /** The value that finds more when nothing was found; null for none. */
  wider(value: Value): Value | null
  /** Whether a job alert is for it. */
  isInAlerts: boolean
  /** The choices that are counted beside the form. */
  options?: readonly Option[]
  /** Says nothing without that other filter. */
  needs?: string
  /** Each option has a landing page of this kind. */
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

/** Radio buttons. The first option is the one at first. */
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

/** Checkboxes: a job matches one of those that are ticked. */
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
  /** In the description of the API. */
  description: string
  /** Null where another filter's condition looks at it. */
  where: Condition | null
  /** Whether being on leaves jobs out, or adds some. */
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
