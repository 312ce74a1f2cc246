'use client'

import { type ComponentProps, useId } from 'react'
import { useEarlyInput } from '@/components/site/islands/early-input'

/** Keeps what was entered before React was there, and sends then what was sent before. */
export function Form(form: ComponentProps<'form'>) {
  const ownId = useId()
  const id = form.id ?? ownId
  useEarlyInput(id)
  return <form method="post" noValidate data-hydrates="" {...form} id={id} />
}
