import { partnerLogoPath } from '@/lib/partners/format'

export function PartnerLogo({ logo, companyName }: { logo: string | null; companyName: string }) {
  if (!logo) return <span className="text-muted">No logo</span>
  return (
    <span className="block w-max rounded-control bg-on-deep p-1">
      {/* biome-ignore lint/performance/noImgElement: already small and cached for good. */}
      <img
        src={partnerLogoPath(logo)}
        alt={`Logo of ${companyName}`}
        width={64}
        height={28}
        loading="lazy"
        className="h-7 w-16 object-contain"
      />
    </span>
  )
}
