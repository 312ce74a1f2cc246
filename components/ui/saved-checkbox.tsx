'use client'

import { useState } from 'react'
import { CheckboxField } from '@/components/ui/field'
import { MessageArea } from '@/components/ui/message-area'
import { useAction } from '@/components/ui/use-action'
import type { ApiResponse } from '@/lib/api/client'

type SavedCheckboxProps = {
  name: string
  label: string
  hint?: string
  isOn: boolean
  call: (isOn: boolean) => Promise<ApiResponse>
  failed: string
}

/** A checkbox that's saved as soon as it changes. */
export function SavedCheckbox({ isOn, call, failed, ...field }: SavedCheckboxProps) {
  const [isTicked, setTicked] = useState(isOn)
  const { act, isBusy, message } = useAction({ call, done: (response) => response.message, failed })

  async function change(wanted: boolean) {
    setTicked(wanted)
    if (!(await act(wanted))) setTicked(!wanted)
  }

  return (
    <>
      <CheckboxField
        {...field}
        checked={isTicked}
        aria-disabled={isBusy}
        onChange={(event) => !isBusy && change(event.target.checked)}
      />
      <MessageArea message={message} />
    </>
  )
}
