'use client'

import { useEffect } from 'react'
import { SelectField } from '@/components/ui/field'
import { Inputs } from '@/components/ui/submit-form'
import type { Submit } from '@/components/ui/use-submit'
import { currentName, timeZones, zoneLabel } from '@/lib/hiring/interviews/zones'
import type { WrittenMail, WrittenMailInput } from '@/lib/hiring/person-mails/schema'

/** When the email is sent. Opens in the browser's time zone. */
export function SendTime({ of }: { of: Submit<WrittenMailInput, WrittenMail> }) {
  const { form } = of
  const zone = form.watch('timeZone')
  // The server doesn't know the browser's time zones.
  useEffect(() => {
    if (!zone) form.setValue('timeZone', currentName(Intl.DateTimeFormat().resolvedOptions().timeZone))
  }, [form, zone])
  return (
    <Inputs
      of={of}
      list={[
        {
          name: 'sendAt',
          label: 'Send at',
          type: 'datetime-local',
          isOptional: true,
          hint: 'Leave blank to send the email now.',
        },
        {
          name: 'timeZone',
          label: 'Time zone',
          as: SelectField,
          value: zone,
          options: (zone ? timeZones(zone) : ['']).map((value) => ({ value, label: zoneLabel(value) })),
        },
      ]}
    />
  )
}
