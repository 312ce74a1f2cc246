'use client'

import { type FieldPath, useFormContext } from 'react-hook-form'
import type { HireFormInput, HireFormOutput } from '@/lib/postings/hire-form'

export type HireFieldName = FieldPath<HireFormInput>

/** The id of a field of the hire form, which the error summary leads to. */
export const hireFieldId = (name: string) => `hire-${name}`

/** The hire form that a section stands in. */
export const useHireForm = () => useFormContext<HireFormInput, unknown, HireFormOutput>()

/** Ties a field of the hire form to its control: id, registration and error. `checkedWith` are fields it decides about. */
export function useHireField() {
  const { register, getFieldState, formState } = useHireForm()
  return (name: HireFieldName, checkedWith: HireFieldName[] = []) => ({
    ...register(name, { deps: checkedWith }),
    id: hireFieldId(name),
    error: getFieldState(name, formState).error?.message,
  })
}
