'use client'

import { ChevronDown } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { useAnnounce } from '@/components/back-office/status-message'
import { Button } from '@/components/ui/button'
import { Field, SelectField } from '@/components/ui/field'
import { callApi } from '@/lib/api/client'
import type { FieldErrors } from '@/lib/api/errors'
import { moderationMessages } from '@/lib/postings/messages'
import { countryOptions, currencyOptions, payPeriodOptions } from '@/lib/postings/schema'

const countryNames = { US: 'United States', IN: 'India' }
const countries = countryOptions.map((value) => ({ value, label: countryNames[value] }))
const names = ['city', 'region', 'country', 'payMin', 'payMax', 'payCurrency', 'payPeriod'] as const

type MendReadingProps = {
  id: number
  version: number
  exact: Record<(typeof names)[number], string>
  isOpen: boolean
}

/** The exact place and pay of a posting, filled in by an admin. Refused, everything stays as it was typed. */
export function MendReading({ id, version, exact, isOpen }: MendReadingProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [errors, setErrors] = useState<FieldErrors>({})
  const [isBusy, setBusy] = useState(false)

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const json = { version, ...Object.fromEntries(names.map((name) => [name, data.get(name)])) }
    setBusy(true)
    const response = await callApi(`/api/postings/${id}/reading`, { method: 'PATCH', json }).catch(() => null)
    setBusy(false)
    setErrors(response?.errors ?? {})
    if (response?.isOk) announce({ tone: 'success', text: moderationMessages.readingMended })
    else announce({ tone: 'error', text: response?.message || moderationMessages.failure })
    if (response?.isOk || response?.status === 409) router.refresh()
  }

  const field = (name: (typeof names)[number]) => ({
    name,
    id: `reading-${name}`,
    defaultValue: exact[name],
    error: errors[name],
  })
  return (
    <details open={isOpen} className="group mt-4 border-t border-line pt-2">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-medium text-accent">
        Fill in place and pay
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open:rotate-180" />
      </summary>
      <form noValidate onSubmit={save} aria-label="Place and pay in exact fields" className="grid gap-4 pb-1">
        <p className="text-sm text-muted">What is filled in counts instead of the words. The words stay as they are.</p>
        <Field label="City" {...field('city')} />
        <Field label="State" {...field('region')} />
        <SelectField label="Country" options={countries} placeholder="As read" {...field('country')} />
        <Field label="Lowest pay" inputMode="decimal" {...field('payMin')} />
        <Field label="Highest pay" inputMode="decimal" {...field('payMax')} />
        <SelectField label="Currency" options={currencyOptions} placeholder="As read" {...field('payCurrency')} />
        <SelectField label="Pay is per" options={payPeriodOptions} placeholder="As read" {...field('payPeriod')} />
        <Button type="submit" look="secondary" isBusy={isBusy}>
          Save place and pay
        </Button>
      </form>
    </details>
  )
}
