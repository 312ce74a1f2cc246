import { FilePen } from 'lucide-react'
import { Button } from '@/components/ui/button'

type DraftNoteProps = { keptAt: number | null; onStartOver: () => void }

/** Tells an employer who returns that the form holds what they typed before. Always in the page, so that it is announced. */
export function DraftNote({ keptAt, onStartOver }: DraftNoteProps) {
  return (
    <div
      role="status"
      className={
        keptAt === null
          ? 'sr-only'
          : 'mb-8 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-brand-soft px-5 py-4'
      }
    >
      {keptAt !== null && (
        <>
          <FilePen aria-hidden className="size-6 shrink-0 text-brand max-sm:hidden" />
          <p className="min-w-56 flex-1">
            <strong>Your draft is back</strong>, as you left it on {momentOf(keptAt)}. It is kept in this browser alone.
            Please choose the logo again.
          </p>
          <Button look="secondary" onClick={onStartOver}>
            Start over
          </Button>
        </>
      )}
    </div>
  )
}

/** In the employer's own time zone. */
function momentOf(time: number): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' }).format(time)
}
