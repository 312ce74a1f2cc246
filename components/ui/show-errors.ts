import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

/** Shows what the server says is wrong with a form beside its fields, and leads to the first. Whether there was any. */
export function showErrors<Input extends FieldValues>(
  setError: UseFormSetError<Input>,
  names: readonly FieldPath<Input>[],
  errors: Record<string, string> = {},
  { isFocused = true } = {},
): boolean {
  const wrong = names.filter((name) => errors[name])
  for (const name of wrong)
    setError(name, { message: errors[name] ?? '' }, { shouldFocus: isFocused && name === wrong[0] })
  return wrong.length > 0
}
