import { CircleAlert, CircleCheck } from 'lucide-react'

export type Message = {
  tone: 'success' | 'error'
  text: string
  /** Set if the server couldn't be reached. */
  retry?: () => void
}

/**
 * A form's message area (requirements §4): styled as success or error, and announced. Always rendered, because screen
 * readers only announce changes to existing elements.
 */
export function MessageArea({ message }: { message: Message | null }) {
  const isError = message?.tone === 'error'
  const colors = isError ? 'bg-danger-soft text-danger' : 'bg-success-soft text-success'
  const Icon = isError ? CircleAlert : CircleCheck
  return (
    <>
      <div
        role={isError ? 'alert' : 'status'}
        className={message ? `flex items-start gap-2.5 rounded-control px-4 py-3 font-medium ${colors}` : 'sr-only'}
      >
        {message && !/^[✅❌]/u.test(message.text) && <Icon aria-hidden className="mt-0.5 size-5 shrink-0" />}
        {message && <span className="min-w-0 break-words">{message.text}</span>}
      </div>
      {message?.retry && (
        <button
          type="button"
          onClick={message.retry}
          className="pointer-events-auto inline-flex min-h-11 items-center rounded-control px-3 font-semibold text-accent hover:bg-sunken"
        >
          Try again
        </button>
      )}
    </>
  )
}
