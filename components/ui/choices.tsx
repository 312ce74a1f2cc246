import type { ReactNode } from 'react'
import { type FieldPath, type FieldValues, get } from 'react-hook-form'
import { CheckboxField, FieldError } from '@/components/ui/field'
import { errorOf } from '@/components/ui/submit-form'
import type { Submit } from '@/components/ui/use-submit'

type ChoicesProps<In extends FieldValues, Out> = {
  of: Submit<In, Out>
  name: FieldPath<In>
  label: string
  options: readonly { value: string; label: ReactNode; hint?: string }[]
  className?: string
  /** A newer version's value, for example. */
  hint?: ReactNode
}

/** A field with a list of values, as checkboxes. */
export function Choices<In extends FieldValues, Out>(props: ChoicesProps<In, Out>) {
  const { of, name, label, options, className = '', hint } = props
  const id = of.idOf(name)
  const error = errorOf(of, name)
  const initial: string[] = get(of.form.formState.defaultValues, name)
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="sm:col-span-full">
      <legend className="mb-1.5 font-medium">{label}</legend>
      {hint && <div className="mb-1.5 text-sm">{hint}</div>}
      <div
        id={id}
        tabIndex={-1}
        className={`grid rounded-control border border-edge bg-raised px-3.5 py-1 ${className}`}
      >
        {options.map(({ value, ...option }) => (
          <CheckboxField
            key={value}
            {...of.form.register(name)}
            {...option}
            id={`${id}-${value}`}
            value={value}
            defaultChecked={initial.includes(value)}
          />
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </fieldset>
  )
}
