'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type FieldError, type FieldPath, get, useFormContext } from 'react-hook-form'
import type { HireFormInput, HireFormOutput } from '@/lib/hiring/employers/form'

type HireFieldName = FieldPath<HireFormInput>

export const hireFieldId = (name: string) => `hire-${name}`

export const useHireForm = () => useFormContext<HireFormInput, unknown, HireFormOutput>()

type Editing = {
  logo: string | null
  hintOf: (name: HireFieldName, label: string) => ReactNode
}

export const HireEditing = createContext<Editing | null>(null)
export const useHireEditing = () => useContext(HireEditing)

export function useHireField() {
  const { register, formState } = useHireForm()
  const editing = useHireEditing()
  return (name: HireFieldName, checkedWith: readonly string[] = []) => {
    const newer = editing?.hintOf(name, name)
    return {
      ...register(name, { deps: checkedWith as HireFieldName[] }),
      id: hireFieldId(name),
      // Not getFieldState, which renders the whole form again whenever someone types or leaves a field.
      error: (get(formState.errors, name) as FieldError | undefined)?.message,
      ...(newer && { hint: newer }),
    }
  }
}
