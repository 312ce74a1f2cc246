import { phoneHref, phoneText } from '@/lib/platform/phones/numbers'

type PhoneLinkProps = { entered: string; e164: string | null }

/** A number that the admin can call, or the text that was entered if it isn't a phone number. */
export function PhoneLink({ entered, e164 }: PhoneLinkProps) {
  const href = phoneHref(entered, e164)
  if (!href) return entered || null
  return (
    <a
      href={href}
      className="-my-2.5 inline-block py-2.5 underline decoration-edge underline-offset-4 hover:decoration-current md:my-0 md:block md:w-fit md:py-0.5"
    >
      {phoneText(entered, e164)}
    </a>
  )
}
