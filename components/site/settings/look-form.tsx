'use client'

import { DiscardDraft } from '@/components/console/lists/discard-draft'
import { ColorField } from '@/components/site/settings/color-field'
import { LogoInput } from '@/components/site/settings/logo-input'
import { LookPreview } from '@/components/site/settings/look-preview'
import { type OpenedSetting, useSettingForm } from '@/components/site/settings/use-setting-form'
import { SelectField } from '@/components/ui/field'
import { type InputOf, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { callApi, multipartBody } from '@/lib/api/client'
import { adjustments, isReadable } from '@/lib/site/settings/palette'
import {
  corners,
  type LogoName,
  type Look,
  type LookInput,
  type LookForm as LookValues,
  lookFormSchema,
  lookSchema,
  typefaces,
} from '@/lib/site/settings/schema'

const optionsOf = (labels: Record<string, string>) => Object.entries(labels).map(([value, label]) => ({ value, label }))

const shapes: InputOf<LookInput>[] = [
  { name: 'typeface', label: 'Typeface', as: SelectField, options: optionsOf(typefaces) },
  { name: 'corners', label: 'Corners', as: SelectField, options: optionsOf(corners) },
]

const logos: { name: LogoName; label: string; hint: string }[] = [
  { name: 'logo', label: 'Logo', hint: 'Shown 36 pixels high in the header.' },
  {
    name: 'darkLogo',
    label: 'Logo on dark',
    hint: 'For the dark theme and the footer. Without one, the logo is shown on white.',
  },
  { name: 'squareLogo', label: 'Square logo', hint: 'For the browser tab and app icons. 192 × 192 pixels or larger.' },
]

type LookFormProps = { opened: OpenedSetting<Look>; company: string; saved?: () => void }

export function LookForm({ opened, company, saved }: LookFormProps) {
  const { edit, draft, newest, hintOf } = useSettingForm<LookInput, LookValues, Look>({
    name: 'look',
    opened,
    schema: lookFormSchema,
    inputOf,
    saved,
    save: ({ logo, darkLogo, squareLogo, removed, ...look }, { version, value }, onProgress) => {
      const keep = (name: LogoName) => (removed.includes(name) ? null : value[name])
      const kept = { logo: keep('logo'), darkLogo: keep('darkLogo'), squareLogo: keep('squareLogo') }
      const form = multipartBody('data', { version, ...look, ...kept }, { logo, darkLogo, squareLogo })
      return callApi('/api/settings/look', { method: 'PUT', form, onProgress })
    },
  })
  const { form } = edit
  const typed = form.watch()
  const files = { logo: useObjectUrl(typed.logo ?? null), darkLogo: useObjectUrl(typed.darkLogo ?? null) }
  const shown = (name: 'logo' | 'darkLogo') =>
    files[name] ?? (typed.removed.includes(name) ? null : hrefOf(newest, name))
  const { data: look = opened.value } = lookSchema.safeParse({ ...typed, logo: null, darkLogo: null, squareLogo: null })
  const adjusted = adjustments(look.brand, look.accent)
  const isAdjusted = isReadable(look.brand) && isReadable(look.accent)

  return (
    <SubmitForm
      of={edit}
      label="Brand"
      button="Save"
      beside={<DiscardDraft draft={draft} />}
      className="grid min-w-0 gap-5 sm:grid-cols-2"
    >
      {(['brand', 'accent'] as const).map((name) => (
        <div key={name}>
          <Inputs
            of={edit}
            hintOf={hintOf}
            list={[
              {
                name,
                label: name === 'brand' ? 'Brand color' : 'Accent color',
                as: ColorField,
                picked: typed[name],
                onPick: (color: string) => form.setValue(name, color, { shouldDirty: true, shouldValidate: true }),
                hint: name === 'brand' ? 'Headings, plain links and the footer.' : 'Buttons and highlights.',
              },
            ]}
          />
          {isAdjusted && <Adjusted list={adjusted[name]} />}
        </div>
      ))}
      <Inputs of={edit} list={shapes} hintOf={hintOf} />
      <div className="grid gap-5 sm:col-span-full lg:grid-cols-3">
        {logos.map(({ name, label, hint }) => (
          <LogoInput key={name} of={edit} name={name} label={label} hint={hint} current={hrefOf(newest, name)} />
        ))}
      </div>
      <LookPreview look={look} company={company} logo={shown('logo')} darkLogo={shown('darkLogo')} />
    </SubmitForm>
  )
}

const hrefOf = ({ value }: OpenedSetting<Look>, name: LogoName) =>
  value[name] === null ? null : `/uploads/site/${value[name]}`

const inputOf = ({ brand, accent, corners: shape, typeface }: Look): LookInput => ({
  brand,
  accent,
  typeface,
  corners: shape,
  logo: undefined,
  darkLogo: undefined,
  squareLogo: undefined,
  removed: [],
})

/** Says which shade of the chosen color is used for text, if it isn't the color itself. */
function Adjusted({ list }: { list: ReturnType<typeof adjustments>['brand'] }) {
  if (list.length === 0) return null
  return (
    <p role="status" className="mt-1.5 text-sm text-muted">
      Adjusted to keep text readable: {list.map(({ theme, used }) => `${used} in the ${theme} theme`).join(' and ')}.
    </p>
  )
}
