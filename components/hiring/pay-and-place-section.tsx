'use client'

import { Check, CircleHelp } from 'lucide-react'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { FormSection } from '@/components/hiring/form-section'
import { ExactPay, ExactPlace } from '@/components/hiring/hire-reach-section'
import { useHireField, useHireForm } from '@/components/hiring/use-hire-field'
import { useReading } from '@/components/hiring/use-reading'
import { Field } from '@/components/ui/field'

const EXAMPLE_PAY = 'For example $110,000 - $140,000 per year'
const EXAMPLE_PLACE = 'For example Austin, TX or Remote (USA)'

/** What it pays and where it is, in the words that are shown, with what is understood of them beside each. */
export function PayAndPlaceSection() {
  const field = useHireField()
  const { control } = useHireForm()
  const reading = useReading()
  const [salary, location] = useWatch({ control, name: ['salary', 'location'] })
  const isPayUnclear = Boolean(reading && salary?.trim() && !reading.pay)
  const isPlaceUnclear = Boolean(reading && location?.trim() && !reading.place)
  return (
    <FormSection
      title="Pay and place"
      text="Shown word for word. Postings that state their pay are found by the salary filter."
    >
      <div>
        <Field label="Salary" required hint={EXAMPLE_PAY} {...field('salary')} />
        <ReadNote
          read={salary?.trim() ? reading?.pay : null}
          unclear={
            isPayUnclear && 'We cannot tell the amount for certain. The exact fields below make it found by pay.'
          }
        />
      </div>
      <div>
        <Field label="Location" required hint={EXAMPLE_PLACE} {...field('location')} />
        <ReadNote
          read={location?.trim() ? reading?.place : null}
          unclear={
            isPlaceUnclear && 'We cannot tell the country for certain. The exact fields below make it found by place.'
          }
        />
      </div>
      <ExactPay isUnclear={isPayUnclear} />
      <ExactPlace isUnclear={isPlaceUnclear} />
      <AlikeNote reading={reading} />
    </FormSection>
  )
}

/** Announced when it changes, without taking anybody away from what they type. */
function ReadNote({ read, unclear }: { read: string | null | undefined; unclear: string | false }) {
  const Icon = read ? Check : CircleHelp
  return (
    <p
      aria-live="polite"
      className={`flex min-h-6 items-start gap-1.5 text-sm ${read ? 'text-success' : 'text-warning'}`}
    >
      {(read || unclear) && <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />}
      <span className="min-w-0 break-words">{read ? `Read as ${read}` : unclear}</span>
    </p>
  )
}

/** The same job twice costs everybody time: it is told before it is sent. */
function AlikeNote({ reading }: { reading: ReturnType<typeof useReading> }) {
  const { path, isWaiting } = reading?.alike ?? { path: null, isWaiting: false }
  const note: ReactNode = path ? (
    <>
      A job of this company with this title{' '}
      <a href={path} target="_blank" rel="noreferrer" className="text-accent underline underline-offset-4">
        is open already (opens in a new tab)
      </a>
      . Renew or change it by the link that was mailed for it, unless this is another one.
    </>
  ) : isWaiting ? (
    'A job of this company with this title waits for our decision already. Post it only if this is another one.'
  ) : null
  return (
    <p
      aria-live="polite"
      className={
        note ? 'rounded-control border border-line bg-warning-soft px-4 py-3 text-base sm:col-span-2' : 'sr-only'
      }
    >
      {note}
    </p>
  )
}
