'use client'

import { type ComponentProps, useId } from 'react'
import { useEarlyInput } from '@/components/site/islands/early-input'

/** A form that keeps input from before hydration and then submits if a submit was held back. */
export function Form(form: ComponentProps<'form'>) {
  const ownId = useId()
  const id = form.id ?? ownId
  useEarlyInput(id)
  return <form method="post" noValidate data-hydrates="" {...form} id={id} />
}
