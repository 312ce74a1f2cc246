'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { type BaseSyntheticEvent, useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod'
import { afterPaint } from '@/components/ui/after-paint'
import type { Message } from '@/components/ui/message-area'
import { useDelayedRedirect } from '@/components/ui/use-delayed-redirect'
import { watchRestore } from '@/components/ui/watch-restore'
import type { ApiResponse } from '@/lib/api/client'

type Schema<In, Out> = z.ZodType<Out, In>
type Outcome = string | { text: string; leaveFor: string } | undefined

type SubmitOptions<In extends FieldValues, Out, Data> = Pick<UseFormProps<In>, 'shouldFocusError'> & {
  schema: Schema<In, Out> | ((typed: In) => Schema<In, Out>)
  /** The initial values, in the order of the fields. */
  values: DefaultValues<In>
  /** Values that arrive later, such as the signed-in user's. They don't overwrite input. */
  latest?: In
  call: (given: Out, onProgress: (share: number) => void) => Promise<ApiResponse<Data>>
  /** The message on success. With `leaveFor`, the page redirects two seconds later. */
  done: (response: ApiResponse<Data>, given: Out) => Outcome | Promise<Outcome>
  /** The message on failure. A string is only used if the server sends no message. */
  failed: string | ((response: ApiResponse<Data>) => string)
  /** Handles some errors first, such as a stale version or an expired session. */
  refused?: (response: ApiResponse<Data>) => unknown
  /** What the message area shows if validation fails, in addition to the errors beside fields. */
  invalid?: (errors: FieldErrors<In>) => string | undefined
  idOf?: (name: string) => string
  /** Changes the text beside a field when the message area shows the documented text. */
  wordsOf?: (error: string) => string
  /** Whether it has so many fields that it shows that it's busy before it validates. Such forms can't have `latest`. */
  isLong?: boolean
}

export type Submit<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>
  schema: Schema<In, Out>
  submit: (event?: BaseSyntheticEvent) => Promise<void>
  message: Message | null
  say: (message: Message | null) => void
  isBusy: boolean
  /** Upload progress while a file is uploaded. */
  progress: number | null
  idOf: (name: string) => string
  wordsOf: (error: string) => string
}

const asIs = (error: string) => error
const fieldId = (name: string) => `field-${name}`

/**
 * State for one form: its schema, its call and the result. Errors, focus and the busy state work the same everywhere.
 */
export function useSubmit<In extends FieldValues, Out, Data = unknown>({
  schema,
  values,
  call,
  done,
  failed,
  refused,
  invalid,
  latest,
  idOf = fieldId,
  wordsOf = asIs,
  isLong = false,
  ...more
}: SubmitOptions<In, Out, Data>): Submit<In, Out> {
  const schemaFor = (typed: In) => (typeof schema === 'function' ? schema(typed) : schema)
  const form = useForm<In, unknown, Out>({
    resolver: async (typed, ...rest) => {
      // A reset during the wait would cancel the submit.
      if (isLong) await afterPaint()
      return (zodResolver(schemaFor(typed) as Schema<FieldValues, Out>) as Resolver<In, unknown, Out>)(typed, ...rest)
    },
    defaultValues: values,
    ...(latest && { values: latest, resetOptions: { keepDirtyValues: true } }),
    ...more,
  })
  const [message, say] = useState<Message | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const [isLeaving, setLeaving] = useState(false)
  const leaveFor = useDelayedRedirect()
  // Someone who comes back may want to correct something and send it again.
  useEffect(() => {
    if (!isLeaving) return
    return watchRestore(() => {
      setLeaving(false)
      say(null)
    })
  }, [isLeaving])

  const submit = form.handleSubmit(
    async (given) => {
      say(null)
      const response = await call(given, setProgress)
      setProgress(null)
      if (!response.isOk) return refuse(response)
      const outcome = await done(response, given)
      if (!outcome) return
      say({ tone: 'success', text: typeof outcome === 'string' ? outcome : outcome.text })
      if (typeof outcome === 'string') return
      setLeaving(true)
      leaveFor(outcome.leaveFor)
    },
    (errors) => {
      const text = invalid?.(errors)
      say(text ? { tone: 'error', text } : null)
    },
  )

  function refuse(response: ApiResponse<Data>) {
    refused?.(response)
    const besideFields = showErrors(form, response.errors)
    const text = typeof failed === 'string' ? response.message || failed : failed(response)
    if (!text || besideFields.includes(text)) return
    say({ tone: 'error', text, ...(response.status === 0 && { retry: () => void submit() }) })
  }

  return {
    form,
    schema: schemaFor(form.getValues()),
    submit,
    message,
    say,
    // Only forms that show it render again when a submit starts.
    get isBusy() {
      return form.formState.isSubmitting || isLeaving
    },
    progress,
    idOf,
    wordsOf,
  }
}

/** Shows the server's errors beside their fields and focuses the first field. */
export function showErrors<In extends FieldValues, Out>(
  { getValues, setError }: Pick<UseFormReturn<In, unknown, Out>, 'getValues' | 'setError'>,
  errors: Record<string, string>,
  { isFocused = true } = {},
): string[] {
  const names = Object.keys(getValues())
  const rankOf = (path: string) => names.indexOf(path.split('.')[0] ?? '')
  const shown = Object.keys(errors)
    .filter((path) => rankOf(path) >= 0)
    .sort((one, other) => rankOf(one) - rankOf(other))
  for (const path of shown)
    setError(path as FieldPath<In>, { message: errors[path] }, { shouldFocus: isFocused && path === shown[0] })
  return shown.map((path) => errors[path] ?? '')
}
