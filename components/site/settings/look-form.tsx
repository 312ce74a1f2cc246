'use client'

import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { useAnnounce } from '@/components/ui/announce'
import { CheckboxField, Field, SelectField } from '@/components/ui/field'
import { FileInput, type InputOf, SubmitForm } from '@/components/ui/submit-form'
import { useSubmit } from '@/components/ui/use-submit'
import { callApi, multipartBody } from '@/lib/api/client'
import { acceptOf } from '@/lib/platform/uploads/rules'
import { settingsMessages } from '@/lib/site/settings/messages'
import { adjustments, paletteOf } from '@/lib/site/settings/palette'
import { corners, type Look, type LookForm as LookValues, lookFormSchema, typefaces } from '@/lib/site/settings/schema'

type Setting = { version: number; value: Look }

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

const inputs: InputOf<LookValues>[] = [
  { name: 'brand', label: 'Brand color', as: Field, type: 'color', hint: 'Header, headings and quiet emphasis.' },
  { name: 'accent', label: 'Accent color', as: Field, type: 'color', hint: 'The one thing to do on a page.' },
  { name: 'corners', label: 'Corners', as: SelectField, options: optionsOf(corners) },
  { name: 'typeface', label: 'Headlines', as: SelectField, options: optionsOf(typefaces) },
]

export function LookForm({ opened }: { opened: Setting }) {
  const router = useRouter()
  const announce = useAnnounce()
  const [current, setCurrent] = useState(opened)
  const of = useSubmit<LookValues, LookValues, Setting & { current?: Setting }>({
    schema: lookFormSchema,
    values: valuesOf(opened.value),
    call: ({ logoFile, darkLogoFile, keepsLogo, ...look }) => {
      const { logo, darkLogo } = keepsLogo ? current.value : { logo: null, darkLogo: null }
      const data = { version: current.version, value: { ...look, logo, darkLogo } }
      const files = { logo: logoFile, darkLogo: darkLogoFile }
      return callApi('/api/settings/look', { method: 'PUT', form: multipartBody('data', data, files) })
    },
    done: ({ data }) => {
      setCurrent(data)
      of.form.reset(valuesOf(data.value))
      announce({ tone: 'success', text: settingsMessages.saved })
      router.refresh()
      return undefined
    },
    refused: ({ data }) => data?.current && setCurrent(data.current),
    failed: settingsMessages.failure,
  })
  const accept = acceptOf('siteLogo')
  return (
    <SubmitForm of={of} label="Look" inputs={inputs} button="Save" className="grid gap-5 sm:grid-cols-2">
      <FileInput of={of} name="logoFile" label="Logo" accept={accept} hint="PNG, JPG, WebP or GIF. Shown 36 px high." />
      <FileInput of={of} name="darkLogoFile" label="Logo on dark backgrounds (optional)" accept={accept} />
      {current.value.logo && (
        <CheckboxField label="Keep the current logo" {...of.form.register('keepsLogo')} className="sm:col-span-full" />
      )}
      <Preview brand={of.form.watch('brand')} accent={of.form.watch('accent')} />
    </SubmitForm>
  )
}

const valuesOf = ({ logo, darkLogo, ...look }: Look): LookValues => ({ ...look, keepsLogo: true })

/** The colors as the site will use them, in both themes, before they are saved. */
function Preview({ brand, accent }: { brand: string; accent: string }) {
  const moved = adjustments(brand, accent)
  return (
    <section aria-label="Preview" className="grid gap-4 sm:col-span-full sm:grid-cols-2">
      {(['light', 'dark'] as const).map((theme) => (
        <Sample key={theme} theme={theme} brand={brand} accent={accent} />
      ))}
      {moved.length > 0 && (
        <p role="status" className="text-muted sm:col-span-full">
          {moved.map(
            ({ name, used }) => `The ${name} color is shown as ${used.light} so that text in it stays readable. `,
          )}
        </p>
      )}
    </section>
  )
}

type SampleProps = { theme: 'light' | 'dark'; brand: string; accent: string }

function Sample({ theme, brand, accent }: SampleProps) {
  const place = useRef<HTMLDivElement>(null)
  // The content policy allows no style attributes in HTML; properties set by script are fine.
  useEffect(() => {
    for (const [name, pair] of Object.entries(paletteOf(brand, accent)))
      place.current?.style.setProperty(`--${name}`, pair[theme])
  }, [theme, brand, accent])
  return (
    <div ref={place} className="rounded-card border border-line bg-surface p-5 text-ink">
      <p className="text-sm text-muted">{theme === 'light' ? 'Light' : 'Dark'}</p>
      <p className="font-display text-heading text-brand">Senior Java Developer</p>
      <p className="mt-1">Austin, TX · Hybrid · Full time</p>
      <p className="mt-4 flex flex-wrap gap-3">
        <span className="rounded-control bg-accent px-4 py-2 font-semibold text-on-accent">Apply now</span>
        <span className="rounded-control bg-deep px-4 py-2 text-on-deep">Footer</span>
        <span className="rounded-control bg-brand-soft px-4 py-2 text-brand">New</span>
      </p>
    </div>
  )
}
