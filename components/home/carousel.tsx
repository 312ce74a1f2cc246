import type { ReactNode } from 'react'
import { CarouselControls } from '@/components/home/carousel-controls.island'

type CarouselProps = { id: string; label: string; slides: ReactNode[] }

export function Carousel({ id, label, slides }: CarouselProps) {
  return (
    <section id={id} aria-roledescription="carousel" aria-label={label} className="relative min-w-0 bg-picture-ground">
      {/* biome-ignore lint/a11y/useSemanticElements: a strip of slides is no fieldset. */}
      <div
        role="group"
        aria-label="Slides"
        className="relative flex min-h-[500px] snap-x snap-mandatory overflow-x-auto scroll-smooth outline-none data-ready:touch-pan-y data-ready:overflow-hidden data-ready:select-none"
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: nor is a slide.
          <div
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${slides.length}`}
            className="grid w-full shrink-0 snap-start"
          >
            {slide}
          </div>
        ))}
      </div>
      <CarouselControls id={id} count={slides.length} />
    </section>
  )
}
