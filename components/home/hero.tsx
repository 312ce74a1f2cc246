import Link from 'next/link'
import { Carousel } from '@/components/home/carousel'
import { Picture } from '@/components/pictures/picture'
import { buttonClass } from '@/components/ui/button'
import { type Slide, slides } from '@/lib/content/home'

/** The three slides at the top of the home page; their words are in the page before any script runs. */
export function Hero() {
  return (
    <Carousel
      id="what-we-do"
      label="What we do"
      slides={slides.map((slide) => <HeroSlide key={slide.href} {...slide} />)}
    />
  )
}

function HeroSlide({ title, text, href, label, picture, alt }: Slide) {
  return (
    <div className="page-width relative grid grid-rows-[1fr_auto] pb-20 lg:grid-cols-2 lg:grid-rows-1 lg:gap-10 lg:pb-0">
      <div className="z-10 self-center pt-6 pb-4 lg:pt-0 lg:pb-20">
        <h2 className="text-title lg:text-display">{title}</h2>
        <p className="mt-4 max-w-lg text-muted lg:text-lg">{text}</p>
        <Link href={href} className={buttonClass('primary', 'mt-6')}>
          {label}
        </Link>
      </div>
      <div className="relative h-32 overflow-hidden rounded-card max-[22rem]:hidden sm:h-48 lg:h-auto lg:rounded-none">
        <Picture
          name={picture}
          alt={alt}
          className="absolute inset-x-0 top-1/2 h-auto w-full -translate-y-[60%] lg:inset-0 lg:top-0 lg:h-full lg:translate-y-0"
        />
      </div>
    </div>
  )
}
