'use client'

import { useRouter } from 'next/navigation'
import { useNewerRow } from '@/components/console/lists/use-newer-row'
import { StripLogo } from '@/components/content/partners/strip-logo'
import { useAnnounce } from '@/components/ui/announce'
import { Button } from '@/components/ui/button'
import { CheckboxField } from '@/components/ui/field'
import { FileInput, type InputOf, Inputs, SubmitForm } from '@/components/ui/submit-form'
import { SuggestedField } from '@/components/ui/suggested-field'
import { useObjectUrl } from '@/components/ui/use-object-url'
import { useSubmit } from '@/components/ui/use-submit'
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
import { acceptOf, uploadHints } from '@/lib/platform/uploads/rules'

const inputs: InputOf<PartnerInput>[] = [
  { name: 'companyName', label: 'Company name' },
  { name: 'companyWebsite', label: 'Company website', type: 'text', inputMode: 'url' },
  { name: 'location', label: 'Location', as: SuggestedField },
  { name: 'name', label: 'Name', hint: 'Contact person' },
  { name: 'email', label: 'Email' },
  { name: 'mobile', label: 'Mobile', type: 'tel' },
  {
    name: 'place',
    label: 'Position in the strip',
    inputMode: 'numeric',
    hint: '1 comes first. Partners without a number follow in the order they were added',
  },
]
const texts = { companyName: '', companyWebsite: '', location: '', name: '', email: '', mobile: '', place: '' }
const empty = { ...texts, logo: undefined, isActive: true }

type PartnerFormProps = {
  partner?: WirePartner
  needsLogo?: boolean
  neighbours?: StripPartner[]
  onDone?: () => void
}

export function PartnerForm({ partner, needsLogo, neighbours = [], onDone }: PartnerFormProps) {
  const router = useRouter()
  const announce = useAnnounce()
  const { row, showNewer, hintsFor } = useNewerRow(partner)
  const edit = useSubmit<PartnerInput, PartnerOutput, { current?: WirePartner }>({
    schema: needsLogo ? clientLogoFormSchema : partnerFormSchema,
    values: partner ? { ...partner, isActive: partner.status === 'active', logo: undefined } : empty,
    call: ({ logo, isActive, ...data }, onProgress) => {
      const more = row ? { version: row.version } : { status: isActive ? 'active' : 'inactive' }
      return callApi(row ? `/api/partners/${row.id}` : '/api/partners', {
        method: row ? 'PUT' : 'POST',
        form: multipartBody('data', { ...data, ...more }, { logo }),
        ...(logo && { onProgress }),
      })
    },
    done: () => {
      announce({ tone: 'success', text: row ? partnerMessages.saved : partnerMessages.added })
      router.refresh()
      if (onDone) onDone()
      else edit.form.reset(empty)
    },
    failed: (response) => errorMessageOf(response, partnerMessages),
    refused: ({ data: { current } }) => current && showNewer(current),
    // The page for adding partners also shows edit forms, whose fields have the same names.
    idOf: (name) => `partner-${partner?.id ?? 'new'}-${name}`,
  })
  const chosen = useObjectUrl(edit.form.watch('logo') ?? null)
  return (
    <SubmitForm
      of={edit}
      label={partner ? 'Edit partner' : 'Add partner'}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2"
      inputs={inputs}
      hintOf={hintsFor(edit.form)}
      button={needsLogo ? 'Add Client Logo' : 'Save'}
      beside={
        onDone && (
          <Button look="secondary" onClick={onDone}>
            Cancel
          </Button>
        )
      }
    >
      <FileInput
        of={edit}
        name="logo"
        label="Logo"
        accept={acceptOf('partnerLogo')}
        hint={`${uploadHints.image} Wide logos with a transparent background look best.`}
      />
      <StripPreview
        logo={chosen ?? (row?.logo ? partnerLogoPath(row.logo) : null)}
        companyName={row?.companyName ?? ''}
        neighbours={neighbours}
      />
      {!partner && (
        <Inputs
          of={edit}
          list={[
            { name: 'isActive', label: 'Active: show it in the strip right away', as: CheckboxField, isWide: true },
          ]}
        />
      )}
    </SubmitForm>
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
