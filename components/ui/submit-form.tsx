'use client'

import type { ComponentProps, ElementType, ReactNode } from 'react'
import { type FieldErrors, type FieldPath, type FieldValues, get, useController } from 'react-hook-form'
import type * as z from 'zod'
import { Button, type ButtonLook } from '@/components/ui/button'
import { ErrorSummary } from '@/components/ui/error-summary'
import { type CheckboxField, Field, type SelectField, type TextAreaField } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { Form } from '@/components/ui/form'
import { MessageArea } from '@/components/ui/message-area'
import { NeedsScript } from '@/components/ui/needs-script'
import type { PasswordField } from '@/components/ui/password-field'
import type { Submit } from '@/components/ui/use-submit'
import { constraintsOf } from '@/lib/platform/constraints'

/** Longer forms don't fit on a phone's screen, so a summary above them lists the errors too. */
const MAX_WITHOUT_SUMMARY = 4

type SubmitFormProps<In extends FieldValues, Out> = {
  of: Submit<In, Out>
  label?: string
  inputs?: readonly InputOf<In>[]
  hintOf?: HintOf<In>
  button: ReactNode
  busyButton?: ReactNode
  look?: ButtonLook
  buttonClass?: string
  className?: string
  /** Shown before the inputs. */
  above?: ReactNode
  /** Shown between the inputs and the message area. */
  children?: ReactNode
  /** Beside the button. */
  beside?: ReactNode
  /** Below the button. */
  below?: ReactNode
  /** The URL for browsers without JavaScript. If it's missing, the form says that it needs JavaScript. */
  action?: string
}

export function SubmitForm<In extends FieldValues, Out>(props: SubmitFormProps<In, Out>) {
  const { of, label, inputs = [], button, busyButton = button, look, buttonClass, children, beside, below } = props
  const { className = 'space-y-5', action, hintOf, above } = props
  const { form, submit, message, isBusy } = of
  const names = Object.keys(form.formState.defaultValues ?? {})
  const problems = problemsOf(of)
  return (
    <Form onSubmit={submit} action={action} aria-label={label} className={className}>
      {!action && <NeedsScript className="sm:col-span-full" />}
      {names.length > MAX_WITHOUT_SUMMARY && <ErrorSummary errors={problems} className="sm:col-span-full" />}
      {above}
      <Inputs of={of} list={inputs} hintOf={hintOf} />
      {children}
      <div className="space-y-5 sm:col-span-full">
        <MessageArea message={message} />
        <div className={beside ? 'flex flex-wrap gap-3' : 'grid'}>
          <Button type="submit" look={look} isBusy={isBusy} className={buttonClass}>
            {isBusy ? busyButton : button}
          </Button>
          {beside}
        </div>
        {below}
      </div>
    </Form>
  )
}

/** Every error with its field's id, in the order of the fields. Entries of lists have paths such as `items.0.label`. */
export function problemsOf<In extends FieldValues, Out>(of: Submit<In, Out>): { id: string; message: string }[] {
  return pathsOf(of, of.form.formState.errors).flatMap((path) => {
    const message = errorOf(of, path)
    return message ? [{ id: of.idOf(path), message }] : []
  })
}

/** The path of every error, in the order of the fields. */
export function pathsOf<In extends FieldValues, Out>({ form }: Submit<In, Out>, errors: FieldErrors<In>): string[] {
  const names = Object.keys(form.formState.defaultValues ?? {})
  return names.flatMap((name) => pathsIn(get(errors, name), name))
}

/** The message of every error, by path. */
export function messagesOf<In extends FieldValues, Out>(of: Submit<In, Out>, errors: FieldErrors<In>) {
  return Object.fromEntries(pathsOf(of, errors).map((path) => [path, messageAt(errors, path) ?? '']))
}

function pathsIn(error: unknown, path: string): string[] {
  if (typeof error !== 'object' || error === null) return []
  const isOwn = typeof (error as { message?: unknown }).message === 'string'
  return [
    ...(isOwn ? [path] : []),
    ...(isOwn && !Array.isArray(error)
      ? []
      : Object.entries(error).flatMap(([name, inner]) =>
          name === 'ref' || name === 'types' ? [] : pathsIn(inner, name === 'root' ? path : `${path}.${name}`),
        )),
  ]
}

type Props<Control extends ElementType> = Omit<ComponentProps<Control>, 'name' | 'error' | 'required' | 'ref'>

/** A field as data: name, label, control (a text input by default) and that control's props. */
export type Input<Name extends string = string> = {
  name: Name
  /** Spans both columns of a two-column form. */
  isWide?: true
} & (
  | ({ as?: typeof Field } & Props<typeof Field>)
  | ({ as: typeof TextAreaField } & Props<typeof TextAreaField>)
  | ({ as: typeof SelectField } & Props<typeof SelectField>)
  | ({ as: typeof CheckboxField } & Props<typeof CheckboxField>)
  | ({ as: typeof PasswordField } & Props<typeof PasswordField>)
  | ({ as: ElementType; label: string } & Record<string, unknown>)
)
export type InputOf<In extends FieldValues> = Input<FieldPath<In>>

/** Replaces a field's hint, for example with a newer version's value. */
type HintOf<In extends FieldValues> = (name: FieldPath<In>, label: string) => ReactNode
type InputsProps<In extends FieldValues, Out> = {
  of: Submit<In, Out>
  list: readonly InputOf<In>[]
  hintOf?: HintOf<In>
}

/** Takes `required`, `maxLength` and `type` from the schema. An entry can override them. */
export function Inputs<In extends FieldValues, Out>({ of, list, hintOf }: InputsProps<In, Out>) {
  const { form, schema, idOf } = of
  return list.map(({ as: Control = Field as ElementType, name, isWide, ...own }) => {
    const hint = hintOf?.(name, String(own.label))
    const value: unknown = get(form.formState.defaultValues, name)
    return (
      <Control
        key={name}
        {...form.register(name)}
        {...constraintsOf(schema, name)}
        {...(typeof value === 'string' && value !== '' && { defaultValue: value })}
        {...(value === true && { defaultChecked: true })}
        {...(isWide && { className: 'sm:col-span-full' })}
        {...own}
        {...(hint && { hint })}
        id={idOf(name)}
        error={errorOf(of, name)}
      />
    )
  })
}

type EntryInputsProps<In extends FieldValues, Out> = {
  of: Submit<In, Out>
  /** Where the entry is, such as `sections.2`. */
  at: string
  /** The entry's own schema. */
  schema: z.ZodType
  list: readonly Input[]
  hintOf?: HintOf<In>
}

/** The inputs of one entry of a list. Their names are relative to the entry. */
export function EntryInputs<In extends FieldValues, Out>(props: EntryInputsProps<In, Out>) {
  const { of, at, schema, list, hintOf } = props
  return list.map(({ as: Control = Field as ElementType, name, isWide, ...own }) => {
    const path = `${at}.${name}` as FieldPath<In>
    const hint = hintOf?.(path, String(own.label))
    const value: unknown = of.form.getValues(path)
    return (
      <Control
        key={name}
        {...of.form.register(path)}
        {...constraintsOf(schema, name)}
        {...(typeof value === 'string' && { defaultValue: value })}
        {...(value === true && { defaultChecked: true })}
        {...(isWide && { className: 'sm:col-span-full' })}
        {...own}
        {...(hint && { hint })}
        id={of.idOf(path)}
        error={errorOf(of, path)}
      />
    )
  })
}

type FileInputProps<In extends FieldValues, Out> = Omit<
  ComponentProps<typeof FileField>,
  'file' | 'onChange' | 'error' | 'progress'
> & { of: Submit<In, Out>; name: FieldPath<In> }

export function FileInput<In extends FieldValues, Out>({ of, name, ...own }: FileInputProps<In, Out>) {
  const { field } = useController({ control: of.form.control, name })
  const file: File | undefined = field.value
  return (
    <FileField
      {...constraintsOf(of.schema, name)}
      {...own}
      ref={field.ref}
      id={of.idOf(name)}
      error={errorOf(of, name)}
      file={file ?? null}
      onChange={(chosen) => field.onChange(chosen ?? undefined)}
      progress={file ? of.progress : null}
    />
  )
}

export function errorOf<In extends FieldValues, Out>(
  { form, wordsOf }: Submit<In, Out>,
  name: string,
): string | undefined {
  const message = messageAt(form.formState.errors, name)
  return message && wordsOf(message)
}

function messageAt<In extends FieldValues>(errors: FieldErrors<In>, path: string): string | undefined {
  const error: { message?: string; root?: { message?: string } } | undefined = get(errors, path)
  return error?.message ?? error?.root?.message
}
