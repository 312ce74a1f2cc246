import { Breakable } from '@/components/console/lists/email-link'
import { NewTab } from '@/components/ui/new-tab'

export function PartnerWebsite({ url }: { url: string }) {
  if (!url) return '–'
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="-my-2.5 inline-block max-w-full py-2.5 wrap-anywhere underline decoration-edge underline-offset-4 hover:decoration-current md:my-0 md:block md:w-fit md:py-0.5 md:wrap-break-word"
    >
      <Breakable text={nameOf(url)} />
      <NewTab />
    </a>
  )
}

const nameOf = (url: string) => url.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')
