'use client'

import { useEffect, useRef } from 'react'
import { contrastOf } from '@/lib/site/settings/palette'
import type { Look } from '@/lib/site/settings/schema'
import { themeValues } from '@/lib/site/settings/theme'

type Theme = 'light' | 'dark'
type LookPreviewProps = { look: Look; company: string; logo: string | null; darkLogo: string | null }

/** A small page in the chosen look, in both themes, before anything is saved. */
export function LookPreview({ look, company, logo, darkLogo }: LookPreviewProps) {
  return (
    <section aria-labelledby="preview-title" className="sm:col-span-full">
      <h2 id="preview-title" className="mb-3 text-heading">
        Preview
      </h2>
      <div className="grid gap-4 lg:grid-cols-2">
        <Sample theme="light" look={look} company={company} logo={logo} />
        <Sample theme="dark" look={look} company={company} logo={darkLogo ?? logo} isOnWhite={!darkLogo} />
      </div>
    </section>
  )
}

type SampleProps = { theme: Theme; look: Look; company: string; logo: string | null; isOnWhite?: boolean }

function Sample({ theme, look, company, logo, isOnWhite }: SampleProps) {
  const place = useRef<HTMLDivElement>(null)
  const values = themeValues(look)
  const colorOf = (name: string) => values[`color-${name}`]?.[theme] ?? '#000000'
  // The content policy allows no style attributes, but scripts can set properties.
  useEffect(() => {
    const { style } = place.current ?? {}
    style?.setProperty('color-scheme', theme)
    for (const [name, pair] of Object.entries(themeValues(look))) style?.setProperty(`--${name}`, pair[theme])
  }, [theme, look])
  const pairs = [
    ['Text', contrastOf(colorOf('ink'), colorOf('surface'))],
    ['Links', contrastOf(colorOf('brand'), colorOf('surface'))],
    ['Buttons', contrastOf(colorOf('on-accent'), colorOf('accent'))],
    ['Footer', contrastOf(colorOf('on-deep'), colorOf('deep'))],
  ] as const
  return (
    <div ref={place} className="overflow-hidden rounded-card border border-line bg-surface font-sans text-ink">
      <div className="flex min-h-14 items-center justify-between gap-3 border-b border-line px-4">
        {logo ? (
          // biome-ignore lint/performance/noImgElement: the image may only be in this browser.
          <img
            src={logo}
            alt={company}
            className={`h-9 max-w-40 object-contain ${isOnWhite ? 'rounded-control bg-[#fff] px-1.5 py-1' : ''}`}
          />
        ) : (
          <span className="font-display text-xl font-bold">{company}</span>
        )}
        <span className="text-sm text-muted">{theme === 'light' ? 'Light theme' : 'Dark theme'}</span>
      </div>
      <div className="p-4">
        <p className="font-display text-title">Find your next job</p>
        <div className="mt-3 rounded-card border border-line bg-raised p-4 shadow-card">
          <p className="font-display text-heading text-brand">Registered Nurse</p>
          <p className="mt-1 text-muted">Chicago, IL · Onsite · Full Time</p>
          <p className="mt-2">
            <span className="rounded-full bg-brand-soft px-3 py-1 text-sm text-brand">New</span>
          </p>
          <p className="mt-4">
            <span className="inline-flex min-h-11 items-center rounded-control bg-accent px-5 font-semibold text-on-accent">
              Apply now
            </span>
          </p>
        </div>
      </div>
      <div className="bg-deep px-4 py-3 text-on-deep">
        {company} <span className="text-on-deep-muted">· All rights reserved.</span>
      </div>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 border-t border-line px-4 py-3 text-sm">
        {pairs.map(([label, contrast]) => (
          <div key={label} className="flex gap-1.5">
            <dt className="text-muted">{label}</dt>
            <dd className="tabular-nums">{contrast.toFixed(1)}:1</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
