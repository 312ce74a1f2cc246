import { ExternalLink, MapPin, Phone } from 'lucide-react'
import { OfficeMap } from '@/components/contacts/office-map.island'
import { addressLines, cityLine, type site } from '@/lib/site'

type OfficeCardProps = { office: (typeof site.offices)[number] }

export function OfficeCard({ office }: OfficeCardProps) {
  const { name, phone, map } = office
  return (
    <section aria-label={name} className="overflow-hidden rounded-card border border-line bg-raised shadow-card">
      <OfficeMap office={name} city={cityLine(office)} {...map} />
      <div className="p-6">
        <h2 className="text-heading">{name}</h2>
        <address className="mt-3 space-y-2 not-italic">
          <p className="flex gap-3">
            <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-brand" />
            <span>
              {addressLines(office).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
          </p>
          <p className="flex items-center gap-3">
            <Phone aria-hidden className="size-5 shrink-0 text-brand" />
            <a href={phone.href} className="inline-flex min-h-11 items-center underline underline-offset-4">
              {phone.label}
            </a>
          </p>
        </address>
        <a
          href={`https://www.openstreetmap.org/?mlat=${map.latitude}&mlon=${map.longitude}#map=15/${map.latitude}/${map.longitude}`}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
        >
          <span className="min-w-0 wrap-anywhere">Open in OpenStreetMap</span>{' '}
          <ExternalLink aria-hidden className="size-4 shrink-0" />
          <span className="sr-only">: {name} (opens in a new tab)</span>
        </a>
      </div>
    </section>
  )
}
