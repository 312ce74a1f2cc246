import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'

type ControlsProps = {
  current: number
  count: number
  isPaused: boolean
  pause: () => void
  step: (by: number) => void
  show: (index: number) => void
}

/** Pause, previous, next and one button per slide; of use only with scripts. */
export function CarouselControls({ current, count, isPaused, pause, step, show }: ControlsProps) {
  const round = 'grid size-11 place-items-center rounded-full border border-edge bg-raised hover:bg-surface'
  const Icon = isPaused ? Play : Pause
  return (
    <div className="absolute inset-x-0 bottom-4 noscript:hidden">
      <div className="page-width flex items-center gap-2">
        <button
          type="button"
          onClick={pause}
          aria-label={isPaused ? 'Start automatic slides' : 'Pause automatic slides'}
          className={`${round} motion-reduce:hidden`}
        >
          <Icon aria-hidden className="size-5" />
        </button>
        <button type="button" onClick={() => step(-1)} aria-label="Previous slide" className={round}>
          <ChevronLeft aria-hidden className="size-5" />
        </button>
        <button type="button" onClick={() => step(1)} aria-label="Next slide" className={round}>
          <ChevronRight aria-hidden className="size-5" />
        </button>
        <div className="ml-2 flex">
          {Array.from({ length: count }, (_, index) => (
            <button
              key={index}
              type="button"
              onClick={() => show(index)}
              aria-label={`Show slide ${index + 1}`}
              aria-current={index === current ? 'true' : undefined}
              className="group grid size-11 place-items-center"
            >
              <span className="h-1.5 w-5 rounded-full bg-edge group-aria-[current]:w-8 group-aria-[current]:bg-accent" />
            </button>
          ))}
        </div>
      </div>
    </div>
  )
}
