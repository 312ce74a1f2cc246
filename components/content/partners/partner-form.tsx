'use client'

import { zodResolver } from '@hookform/resolvers/zod'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import { StripLogo } from '@/components/content/partners/strip-logo'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { CheckboxField, Field, showErrors } from '@/components/ui/field'
import { FileField } from '@/components/ui/file-field'
import { Form } from '@/components/ui/form'
import { type Message, MessageArea } from '@/components/ui/message-area'
import { useAddress } from '@/components/ui/use-address'
import { callApi, multipartBody } from '@/lib/api/client'
import { errorMessageOf } from '@/lib/console/lists/edit-messages'
import { partnerLogoPath, type WirePartner } from '@/lib/content/partners/format'
import { partnerMessages } from '@/lib/content/partners/messages'
import type { StripPartner } from '@/lib/content/partners/queries'
import {
  clientLogoFormSchema,
  type PartnerInput,
  type PartnerOutput,
  partnerFormSchema,
} from '@/lib/content/partners/schema'
import { acceptOf } from '@/lib/platform/uploads/rules'

const fields = [
  { name: 'companyName', label: 'Company name', required: true },
  { name: 'companyWebsite', label: 'Company website', inputMode: 'url' },
  { name: 'location', label: 'Location' },
  { name: 'name', label: 'Name', hint: 'Whom to reach there' },
  { name: 'email', label: 'Email', type: 'email' },
  { name: 'mobile', label: 'Mobile', type: 'tel' },
  {
    name: 'place',
    label: 'Place in the strip',
    inputMode: 'numeric',
    hint: '1 stands first. Without a number: after those, in the order they were added',
  },
] as const
const names = [...fields.map(({ name }) => name), 'logo'] as const
const empty = { ...Object.fromEntries(fields.map(({ name }) => [name, ''])), isActive: true, logo: undefined }

type PartnerFormProps = {
  partner?: WirePartner
  needsLogo?: boolean
  neighbours?: StripPartner[]
  onDone?: () => void
}

export function PartnerForm({ partner, needsLogo, neighbours = [], onDone }: PartnerFormProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const [message, setMessage] = useState<Message | null>(null)
  const [progress, setProgress] = useState<number | null>(null)
  const form = useForm<PartnerInput, unknown, PartnerOutput>({
    resolver: zodResolver(needsLogo ? clientLogoFormSchema : partnerFormSchema),
    defaultValues: partner ? { ...partner, isActive: partner.status === 'active', logo: undefined } : empty,
  })
  const { field: logo } = useController({ control: form.control, name: 'logo' })
  const { row, meet, hintOf } = useNewerRow(form, partner)
  const { errors, isSubmitting } = form.formState
  const chosen = useAddress(logo.value ?? null)
  // The page that adds partners also opens their forms, each with fields of the same names.
  const idOf = (name: string) => `partner-${partner?.id ?? 'new'}-${name}`
  const focusLogo = () => document.getElementById(idOf('logo'))?.focus()

  const submit = form.handleSubmit(
    async ({ logo: file, isActive, ...data }) => {
      setMessage(null)
      if (file) setProgress(0)
      const more = row ? { version: row.version } : { status: isActive ? 'active' : 'inactive' }
      const response = await callApi<{ current?: WirePartner }>(row ? `/api/partners/${row.id}` : '/api/partners', {
        method: row ? 'PUT' : 'POST',
        form: multipartBody('data', { ...data, ...more }, { logo: file }),
        ...(file && { onProgress: setProgress }),
      }).catch(() => null)
      setProgress(null)
      if (response?.isOk) {
        announce({ tone: 'success', text: row ? partnerMessages.saved : partnerMessages.added })
        router.refresh()
        return onDone ? onDone() : form.reset(empty)
      }
      if (response?.data.current) meet(response.data.current)
      showErrors(form.setError, names, response?.errors)
      if (Object.keys(response?.errors ?? {}).join() === 'logo') focusLogo()
      setMessage({ tone: 'error', text: errorMessageOf(response, partnerMessages) })
    },
    (wrong) => {
      setMessage(null)
      if (Object.keys(wrong).join() === 'logo') focusLogo()
    },
  )

  return (
    <Form onSubmit={submit} aria-label={partner ? 'Edit partner' : 'Add partner'}>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <Field
            key={field.name}
            {...form.register(field.name)}
            {...field}
            id={idOf(field.name)}
            hint={hintOf(field.name, field.label) ?? ('hint' in field ? field.hint : undefined)}
            error={errors[field.name]?.message}
          />
        ))}
        <FileField
          id={idOf('logo')}
          label="Logo"
          required={needsLogo}
          accept={acceptOf('partnerLogo')}
          hint="PNG, JPEG, WebP or GIF, 5 MB at most. Wide ones with a clear ground stand best."
          error={errors.logo?.message}
          file={logo.value ?? null}
          onChange={(file) => logo.onChange(file ?? undefined)}
          progress={progress}
        />
        <StripPreview
          logo={chosen ?? (row?.logo ? partnerLogoPath(row.logo) : null)}
          companyName={row?.companyName ?? ''}
          neighbours={neighbours}
        />
      </div>
      {!partner && (
        <CheckboxField
          {...form.register('isActive')}
          id={idOf('isActive')}
          label="Active: show it in the strip at once"
          className="mt-4"
        />
      )}
      <div className="mt-4">
        <MessageArea message={message} />
      </div>
      <div className="mt-4 flex flex-wrap justify-end gap-3">
        {onDone && (
          <Button look="secondary" onClick={onDone}>
            Cancel
          </Button>
        )}
        <Button type="submit" isBusy={isSubmitting}>
          {needsLogo ? 'Add Client Logo' : 'Save'}
        </Button>
      </div>
    </Form>
  )
}

type StripPreviewProps = {
  logo: string | null
  companyName: string
  neighbours: StripPartner[]
}

function StripPreview({ logo, companyName, neighbours }: StripPreviewProps) {
  const [before, after] = neighbours
  return (
    <figure>
      <figcaption className="mb-1.5 font-medium">In the strip</figcaption>
      <div className="flex h-20 items-center justify-center gap-10 overflow-hidden rounded-control border border-line bg-raised">
        {before && <Neighbour {...before} />}
        {logo ? (
          <StripLogo src={logo} name={companyName} alt={`Logo of ${companyName || 'the new partner'}`} />
        ) : (
          <span className="grid h-12 w-44 shrink-0 place-items-center rounded-control border border-dashed border-edge px-3 text-center text-sm text-muted">
            No logo yet
          </span>
        )}
        {after && <Neighbour {...after} />}
      </div>
    </figure>
  )
}

function Neighbour({ logo, name }: StripPartner) {
  return (
    <span className="shrink-0 text-muted [&_img]:opacity-60">
      <StripLogo src={logo} name={name} />
    </span>
  )
}
