import { CircleAlert } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'

const controlClass =
  'w-full rounded-control border bg-raised px-3.5 py-2.5 text-base text-ink min-h-12 placeholder:text-muted not-[select]:read-only:bg-sunken aria-invalid:border-danger border-edge'

type Frame = { label: string; error?: string; hint?: ReactNode; isOptional?: boolean; className?: string }

export function Field({
  label,
  error,
  hint,
  isOptional,
  className,
  prefix,
  ...input
}: Frame & Omit<ComponentProps<'input'>, 'prefix'> & { prefix?: string }) {
  const frame = useFrame(error, hint, input)
  const control = (
    <input {...input} {...frame.control} className={`${controlClass} ${prefix ? 'rounded-l-none' : ''}`} />
  )
  return (
    <FieldFrame {...frame} {...{ label, error, hint, isOptional, className, required: input.required }}>
      {prefix ? (
        <div className="flex">
          <span className="flex items-center rounded-l-control border border-r-0 border-edge bg-sunken px-3 text-muted">
            {prefix}
          </span>
          {control}
        </div>
      ) : (
        control
      )}
    </FieldFrame>
  )
}

/** The sign-in email. Password managers fill it in. */
export const emailInput = { name: 'email', label: 'Email', autoComplete: 'username', inputMode: 'email' } as const

/** The same on a login page, where browsers also suggest passkeys. It has to end with `webauthn`. */
export const loginEmailInput = { ...emailInput, autoComplete: 'username webauthn' } as const

export function TextAreaField({
  label,
  error,
  hint,
  isOptional,
  className,
  ...input
}: Frame & ComponentProps<'textarea'>) {
  const frame = useFrame(error, hint, input)
  return (
    <FieldFrame {...frame} {...{ label, error, hint, isOptional, className, required: input.required }}>
      <textarea rows={5} {...input} {...frame.control} className={controlClass} />
    </FieldFrame>
  )
}

type SelectProps = Frame &
  ComponentProps<'select'> & {
    options: readonly string[] | readonly { value: string; label: string }[]
    placeholder?: string
  }

export function SelectField({
  label,
  error,
  hint,
  isOptional,
  className,
  options,
  placeholder,
  ...input
}: SelectProps) {
  const frame = useFrame(error, hint, input)
  return (
    <FieldFrame {...frame} {...{ label, error, hint, isOptional, className, required: input.required }}>
      <select {...input} {...frame.control} className={controlClass}>
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map((option) => {
          const { value, label: text } = typeof option === 'string' ? { value: option, label: option } : option
          return (
            <option key={value} value={value}>
              {text}
            </option>
          )
        })}
      </select>
    </FieldFrame>
  )
}

export function CheckboxField({
  label,
  error,
  hint,
  className,
  ...input
}: Omit<Frame, 'label'> & { label: ReactNode } & ComponentProps<'input'>) {
  const frame = useFrame(error, hint, input)
  return (
    <div className={className}>
      <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
        <input type="checkbox" {...input} {...frame.control} className="mt-0.5 size-6 shrink-0 accent-accent" />
        <span className="min-w-0">{label}</span>
      </label>
      {hint && (
        <p id={frame.hintId} className="-mt-1.5 ml-9 text-[0.95rem] text-muted">
          {hint}
        </p>
      )}
      <FieldError id={frame.errorId} error={error} />
    </div>
  )
}

function useFrame(error: string | undefined, hint: ReactNode, input: { id?: string; name?: string }) {
  const madeId = useId()
  const id = input.id ?? (input.name ? `field-${input.name}` : madeId)
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`]
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined
  return {
    id,
    hintId,
    errorId,
    control: { id, 'aria-invalid': error ? (true as const) : undefined, 'aria-describedby': describedBy },
  }
}

type FrameProps = Frame & { id: string; hintId: string; errorId: string; required?: boolean; children: ReactNode }

function FieldFrame({
  id,
  hintId,
  errorId,
  label,
  error,
  hint,
  isOptional,
  className,
  required,
  children,
}: FrameProps) {
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
        {required && (
          <span aria-hidden className="text-danger">
            {' '}
            *
          </span>
        )}
        {isOptional && <span className="font-normal text-muted"> (optional)</span>}
      </label>
      {children}
      {hint && (
        <p id={hintId} className="mt-1.5 text-sm text-muted">
          {hint}
        </p>
      )}
      <FieldError id={errorId} error={error} />
    </div>
  )
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <p
      id={id}
      aria-live="polite"
      className={
        error ? 'mt-1.5 flex items-start gap-1.5 whitespace-pre-line text-sm font-medium text-danger' : 'sr-only'
      }
    >
      {error && <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />}
      {error}
    </p>
  )
}
