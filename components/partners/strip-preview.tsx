import { StripLogo } from '@/components/partners/strip-logo'
import type { StripPartner } from '@/lib/partners/queries'

type StripPreviewProps = {
  logo: string | null
  companyName: string
  neighbours: StripPartner[]
}

export function StripPreview({ logo, companyName, neighbours }: StripPreviewProps) {
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
