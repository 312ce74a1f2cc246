import { PersonLink } from '@/components/console/lists/person-link'
import { CheckboxField, SelectField } from '@/components/ui/field'
import type { Recipient } from '@/lib/hiring/person-mails/format'
import { type LeftOutReason, leftOutReasons } from '@/lib/hiring/person-mails/messages'
import { nameOf } from '@/lib/hiring/persons/format'
import { momentLabel } from '@/lib/platform/dates'

type RecipientAddressProps = { recipient: Recipient; chosen: string; onChoose: (address: string) => void }

/** The address to write to, for someone who has several, and whether the mail server has refused it. */
export function RecipientAddress({ recipient: { addresses }, chosen, onChoose }: RecipientAddressProps) {
  const { refusedAt, refusal } = addresses.find(({ address }) => address === chosen) ?? {}
  return (
    <div className="space-y-2 sm:col-span-full">
      {addresses.length > 1 && (
        <SelectField
          label="To"
          value={chosen}
          onChange={({ target }) => onChoose(target.value)}
          options={addresses.map((each) => ({
            value: each.address,
            label: each.refusedAt ? `${each.address} (refused)` : each.address,
          }))}
        />
      )}
      {refusedAt && (
        <p className="rounded-control bg-warning-soft px-3 py-2 text-sm text-warning wrap-anywhere">
          Mail to this address was refused on {momentLabel(refusedAt)}: {refusal} You can still try again.
        </p>
      )}
    </div>
  )
}

type ToRefusedProps = { isChecked: boolean; onChange: (isChecked: boolean) => void }

export function ToRefused({ isChecked, onChange }: ToRefusedProps) {
  return (
    <CheckboxField
      label="Also write to addresses that the mail server refused"
      className="sm:col-span-full"
      checked={isChecked}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}

type LeftOutProps = { leftOut: { recipient: Recipient; reason: LeftOutReason }[] }

/** Who doesn't get the email, and why. */
export function LeftOut({ leftOut }: LeftOutProps) {
  return (
    <div role="status" className="sm:col-span-full">
      {leftOut.length > 0 && (
        <div className="rounded-control bg-warning-soft px-4 py-3 text-sm text-warning">
          <p className="font-semibold">
            {leftOut.length === 1 ? "1 person won't get this email:" : `${leftOut.length} people won't get this email:`}
          </p>
          <ul className="mt-1 max-h-48 space-y-1 overflow-y-auto" tabIndex={leftOut.length > 6 ? 0 : undefined}>
            {leftOut.map(({ recipient, reason }) => (
              <li key={recipient.id} className="wrap-anywhere">
                <PersonLink id={recipient.id}>{nameOf({ ...recipient, emails: recipient.addresses })}</PersonLink>:{' '}
                {leftOutReasons[reason]}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
