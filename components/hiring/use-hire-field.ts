'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type FieldPath, useFormContext } from 'react-hook-form'
import type { HireFormInput, HireFormOutput } from '@/lib/hiring/form'

type HireFieldName = FieldPath<HireFormInput>

/** The id of a field of the hire form, which the error summary leads to. */
export const hireFieldId = (name: string) => `hire-${name}`

/** The hire form that a section stands in. */
export const useHireForm = () => useFormContext<HireFormInput, unknown, HireFormOutput>()

type Editing = {
  /** The name of the logo that is stored. */
  logo: string | null
  /** What stands beside a field that somebody has changed meanwhile. */
  hintOf: (name: HireFieldName, label: string) => ReactNode
}

/** Set where the form changes a posting instead of making one. */
export const HireEditing = createContext<Editing | null>(null)
export const useHireEditing = () => useContext(HireEditing)

/** Ties a field of the hire form to its control: id, registration, error. `checkedWith` are fields it decides about. */
export function useHireField() {
  const { register, getFieldState, formState } = useHireForm()
  const editing = useHireEditing()
  return (name: HireFieldName, checkedWith: readonly string[] = []) => {
    const newer = editing?.hintOf(name, name)
    return {
      ...register(name, { deps: checkedWith as HireFieldName[] }),
      id: hireFieldId(name),
      error: getFieldState(name, formState).error?.message,
      ...(newer && { hint: newer }),
    }
  }
}
