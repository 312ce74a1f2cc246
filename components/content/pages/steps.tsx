import type { ReactNode } from 'react'
import { site } from '@/lib/site/company'

const columns: Record<number, string> = {
  2: 'lg:grid-cols-2',
  3: 'lg:grid-cols-3',
  4: 'lg:grid-cols-4',
  5: 'lg:grid-cols-5',
}

type StepsProps = {
  id: string
  heading: ReactNode
  price?: { amount: string; text: string }
  steps: { when: ReactNode; title: ReactNode; text: ReactNode }[]
}

export function Steps({ id, heading, price, steps }: StepsProps) {
  return (
    <section aria-labelledby={id} className="overflow-hidden bg-deep text-on-deep">
      <div className="page-width py-14 sm:py-20">
        <div className="flex flex-wrap items-end justify-between gap-x-16 gap-y-6">
          <h2 id={id} className="max-w-xl text-title">
            {heading}
          </h2>
          {price && (
            <p>
              <strong className="block font-display text-[clamp(3rem,2rem+4vw,5.5rem)] leading-none font-bold tracking-tight">
                {price.amount}
              </strong>
              <span className="mt-2 block max-w-72 text-on-deep-muted">{price.text}</span>
            </p>
          )}
        </div>
        <ol
          className={`mt-12 grid gap-x-6 gap-y-8 max-lg:border-l max-lg:border-on-deep/40 ${columns[steps.length] ?? ''}`}
        >
          {steps.map(({ when, title, text }, index) => (
            <li key={index} className="group relative max-lg:pl-8 lg:pt-14">
              <span
                aria-hidden
                className="absolute inset-x-0 top-5 -mr-6 hidden border-t border-on-deep/40 group-last:mr-0 lg:block"
              />
              <Node kind={index === 0 ? 'ring' : index === steps.length - 1 ? lastNode() : 'point'} />
              <p className="font-semibold text-on-deep-accent">{when}</p>
              <h3 className="mt-1 text-heading">{title}</h3>
              <p className="mt-1.5 max-w-sm text-on-deep-muted">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** The bridge is the sample company's. */
const lastNode = () => (site.isSample ? 'bridge' : 'ring')

function Node({ kind }: { kind: 'ring' | 'point' | 'bridge' }) {
  return (
    <svg
      aria-hidden
      viewBox="0 0 80 40"
      className="absolute top-0 h-10 w-20 fill-none stroke-on-deep max-lg:-top-1.5 max-lg:-left-4 max-lg:w-16"
    >
      {kind === 'ring' && (
        <>
          <circle cx="20" cy="20" r="18.500" className="fill-deep" />
          <circle cx="20" cy="20" r="12.500" />
          <circle cx="20" cy="20" r="5" className="fill-on-deep-accent stroke-none" />
        </>
      )}
      {kind === 'point' && <circle cx="20" cy="20" r="5" className="fill-deep stroke-2" />}
      {kind === 'bridge' && (
        <>
          <path d="M1.500 20a18.500 18.500 0 0 1 37 0M7.500 20a12.500 12.500 0 0 1 25 0" />
          <circle cx="20" cy="20" r="5" className="fill-on-deep-accent stroke-none" />
        </>
      )}
    </svg>
  )
}
