import { buttonClass } from '@/components/ui/button'
import { MessageArea } from '@/components/ui/message-area'

type DeadLinkProps = { text: string; href: string; label: string }

/** Shown when an emailed link has expired or was already used. */
export function DeadLink({ text, href, label }: DeadLinkProps) {
  return (
    <div className="max-w-reading">
      <MessageArea message={{ tone: 'error', text }} />
      <a href={href} className={buttonClass('secondary', 'mt-6')}>
        {label}
      </a>
    </div>
  )
}
