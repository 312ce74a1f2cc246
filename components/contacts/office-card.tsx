import { ExternalLink, MapPin, Phone } from 'lucide-react'
import type { site } from '@/lib/site'

type OfficeCardProps = { office: (typeof site.offices)[number] }

/** An office: its address, its phone and a drawn map. The real map opens elsewhere and only when asked for. */
export function OfficeCard({ office: { name, lines, phone, map } }: OfficeCardProps) {
  return (
    <section aria-label={name} className="overflow-hidden rounded-card border border-line bg-raised shadow-card">
      <DrawnMap city={lines[1]} />
      <div className="p-6">
        <h2 className="text-heading">{name}</h2>
        <address className="mt-3 space-y-2 not-italic">
          <p className="flex gap-3">
            <MapPin aria-hidden className="mt-1 size-5 shrink-0 text-brand" />
            <span>
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </span>
          </p>
          <p className="flex items-center gap-3">
            <Phone aria-hidden className="size-5 shrink-0 text-brand" />
            <a href={phone.href} className="inline-flex min-h-11 items-center text-accent underline underline-offset-4">
              {phone.label}
            </a>
          </p>
        </address>
        <a
          href={map}
          target="_blank"
          rel="noopener noreferrer"
          className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:underline"
        >
          Open in OpenStreetMap <ExternalLink aria-hidden className="size-4" />
          <span className="sr-only">: {name} (opens in a new tab)</span>
        </a>
      </div>
    </section>
  )
}

/** A picture of streets around a pin: it loads nothing and shows no real street. */
function DrawnMap({ city }: { city: string }) {
  return (
    <svg
      viewBox="0 0 480 180"
      role="img"
      aria-label={`Drawn map with a pin in ${city}`}
      preserveAspectRatio="xMidYMid slice"
      className="h-44 w-full bg-sunken"
    >
      <g fill="none" strokeLinecap="round">
        <path
          d="M-10 150C80 120 140 170 230 140S400 90 490 120"
          className="stroke-[var(--picture-soft)]"
          strokeWidth="26"
        />
        <path
          d="M-10 40h500M-10 88h500M60-10v200M150-10v200M330-10v200M420-10v200"
          className="stroke-line"
          strokeWidth="8"
        />
        <path d="M-10 64 490 30M240-10v200M-10 120 490 60" className="stroke-raised" strokeWidth="10" />
      </g>
      <path
        d="M168 96h54v-46h-54zM258 100h54V84h-54zM258 72h54V46h-54z"
        className="fill-[var(--picture-soft)]"
        opacity="0.7"
      />
      <path d="M240 128c-6-22-26-34-26-54a26 26 0 0 1 52 0c0 20-20 32-26 54z" className="fill-accent" />
      <circle cx="240" cy="74" r="9" className="fill-raised" />
    </svg>
  )
}
