import { Search } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { CarouselControls } from '@/components/content/home/carousel-controls.island'
import { pictureFile } from '@/components/content/pictures/picture'
import { SearchSuggestions } from '@/components/jobs/postings/search-suggestions.island'
import { buttonClass } from '@/components/ui/button'
import type { HomeContent, Slide } from '@/lib/content/pages/schema'
import { OUTLINE_PICTURE } from '@/lib/content/site-texts/pictures'
import { JOBS_PATH } from '@/lib/jobs/postings/search-form'
import { drawingFile, site } from '@/lib/site/company'

type OpeningProps = { words: Pick<HomeContent, 'opening' | 'slides'>; openJobs: number }

export function Opening({ words: { opening, slides }, openJobs }: OpeningProps) {
  return (
    <section
      aria-labelledby="company"
      className="lg:grid lg:grid-cols-[max(1.25rem,calc((100%-75rem)/2))_minmax(0,30rem)_minmax(0,1fr)]"
    >
      <div className="page-width py-7 lg:col-start-2 lg:self-center lg:px-0 lg:pr-10">
        <h1 id="company" className="text-[clamp(2.125rem,1.6rem+2.2vw,3.25rem)] leading-[1.04]">
          <span className="sr-only">{site.legalName}: </span>
          {site.tagline}
        </h1>
        <p className="mt-4 max-w-md text-muted lg:text-lg">{opening.text}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <Link href="/hirefromus" className={buttonClass()}>
            Hire from us
          </Link>
          <Link href={JOBS_PATH} className={buttonClass('secondary')}>
            Find a job
          </Link>
          <Link href="/registration" className={buttonClass('quiet', 'underline underline-offset-4 max-lg:px-2')}>
            Learn a skill
          </Link>
        </div>
      </div>
      <Carousel
        id="what-we-do"
        label="What we do"
        slides={slides.map((slide, index) => (
          <HeroSlide key={slide.href} slide={slide} openJobs={openJobs} isFirst={index === 0} />
        ))}
      />
    </section>
  )
}

const grounds = { paper: 'bg-picture-ground', deep: 'bg-deep text-on-deep' }

type HeroSlideProps = { slide: Slide; openJobs: number; isFirst: boolean }

function HeroSlide({ slide, openJobs, isFirst }: HeroSlideProps) {
  const { title, text, href, label, picture, alt, isForSeekers } = slide
  return (
    <div
      className={`grid sm:grid-cols-[minmax(0,21rem)_minmax(0,1fr)] ${isForSeekers ? grounds.deep : grounds.paper} max-sm:grid-rows-[auto_1fr]`}
    >
      <div className="px-5 pt-7 pb-5 large-text:pb-24 sm:self-center sm:pt-5 sm:pb-20 sm:pl-8">
        {isForSeekers && <OpenJobs count={openJobs} />}
        <h2 className="text-[1.625rem] leading-[1.15] sm:text-[1.875rem]">{title}</h2>
        <p className={`mt-3 max-w-md ${isForSeekers ? 'text-on-deep-muted' : 'text-muted'}`}>{text}</p>
        {isForSeekers && <JobSearchField />}
        <Link
          href={href}
          prefetch={false}
          className="mt-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {label}
        </Link>
      </div>
      <picture className={`relative max-sm:self-end max-[22rem]:hidden ${isForSeekers ? 'max-sm:hidden' : ''}`}>
        {!isForSeekers && typeof picture === 'string' && picture !== OUTLINE_PICTURE && (
          <source media="(max-width: 639px)" srcSet={drawingFile(`${picture}-narrow`)} width="600" height="352" />
        )}
        <img
          {...pictureFile(picture)}
          alt={alt}
          width={640}
          height={500}
          {...(isFirst ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
          decoding="async"
          className="bg-picture-ground max-sm:h-auto max-sm:w-full sm:absolute sm:size-full sm:object-cover sm:object-left"
        />
      </picture>
    </div>
  )
}

function OpenJobs({ count }: { count: number }) {
  return (
    <p className="mb-2 flex items-baseline gap-3">
      <span className="font-display text-[3rem] leading-none font-bold">{count.toLocaleString('en-US')}</span>
      <span className="text-on-deep-muted">{count === 1 ? 'job is open' : 'jobs are open'}</span>
    </p>
  )
}

const WORDS = 'home-search'

function JobSearchField() {
  return (
    <search>
      <form action={JOBS_PATH} className="mt-4 flex gap-2">
        <label className="min-w-0 flex-1">
          <span className="sr-only">Search jobs by title, skill or city</span>
          <input
            id={WORDS}
            name="q"
            type="search"
            enterKeyHint="search"
            placeholder="Title, skill or city"
            className="h-11 w-full rounded-control border border-edge bg-raised px-3.5 text-ink placeholder:text-muted"
          />
        </label>
        <SearchSuggestions inputId={WORDS} />
        <button
          type="submit"
          className="grid size-11 shrink-0 place-items-center rounded-control border border-transparent bg-on-deep text-deep hover:opacity-90"
        >
          <Search aria-hidden className="size-5" />
          <span className="sr-only">Search</span>
        </button>
      </form>
    </search>
  )
}

type CarouselProps = { id: string; label: string; slides: ReactNode[] }

function Carousel({ id, label, slides }: CarouselProps) {
  return (
    <section id={id} aria-roledescription="carousel" aria-label={label} className="relative min-w-0 bg-picture-ground">
      {/* biome-ignore lint/a11y/useSemanticElements: a strip of slides isn't a fieldset. */}
      <div
        role="group"
        aria-label="Slides"
        className="relative flex min-h-[500px] snap-x snap-mandatory overflow-x-auto scroll-smooth outline-none data-ready:touch-pan-y data-ready:overflow-hidden data-ready:select-none"
      >
        {slides.map((slide, index) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide isn't a fieldset.
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
