'use client'

import { useState } from 'react'
import { SelectField } from '@/components/ui/field'
import type { Message } from '@/components/ui/message-area'
import { callApi } from '@/lib/api/client'
import { type Frequency, frequencyOptions } from '@/lib/jobs/alerts/frequency'
import { jobAlertMessages } from '@/lib/jobs/alerts/messages'

type FrequencyFieldProps = {
  frequency: Frequency
  path: string
  token?: string
  id?: string
  className?: string
  onDone: (message: Message) => void
}

export function FrequencyField({ frequency, path, token, id, className, onDone }: FrequencyFieldProps) {
  const [chosen, setChosen] = useState(frequency)

  async function save(wanted: Frequency) {
    setChosen(wanted)
    const json = { frequency: wanted, ...(token && { token }) }
    const { isOk, message } = await callApi(path, { method: 'PATCH', json })
    if (!isOk) setChosen(chosen)
    onDone({ tone: isOk ? 'success' : 'error', text: message || jobAlertMessages.failed })
  }

  return (
    <SelectField
      label="Frequency"
      name="frequency"
      id={id}
      value={chosen}
      options={frequencyOptions}
      onChange={(event) => save(event.target.value as Frequency)}
      className={className}
    />
  )
}
