import { Clock, ExternalLink, MapPin, Phone } from 'lucide-react'
import { Portrait } from '@/components/content/pages/portrait'
import { ContactForm } from '@/components/people/contacts/contact-form.island'
import { OfficeMap } from '@/components/people/contacts/office-map.island'
import { Banner } from '@/components/ui/banner'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { shownPeople } from '@/lib/content/pages/people'
import type { ContactContent } from '@/lib/content/pages/schema'
import { addressLines, cityLine, type Office, site } from '@/lib/site/company'
import { hoursLine } from '@/lib/site/settings/hours'

const answering = ['daniel-marsh', 'keziah-thompson', 'sunitha-rallapalli']

export function ContactPage({ words }: { words: ContactContent }) {
  return (
    <>
      <Banner title="Contact Us" lead={words.lead}>
        <Breadcrumb crumbs={[{ label: 'Home', href: '/' }, { label: 'Contact Us' }]} />
      </Banner>
      <div className="page-width grid grid-cols-1 gap-10 py-10 sm:py-14 lg:grid-cols-[1.4fr_1fr] lg:gap-14">
        <section
          aria-labelledby="write"
          className="min-w-0 self-start rounded-card border border-line bg-raised p-6 shadow-card sm:p-8"
        >
          <h2 id="write" className="text-heading">
            {words.heading}
          </h2>
          <Answering />
          <ContactForm />
        </section>
        <div className="space-y-6">
          {site.offices.map((office, index) => (
            <OfficeCard key={office.name} office={office} drawing={index % 2 === 0 ? 'river' : 'lake'} />
          ))}
        </div>
      </div>
    </>
  )
}

function Answering() {
  const people = shownPeople().filter(({ slug }) => answering.includes(slug))
  const firstNames = new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
    people.map(({ name }) => name.split(' ')[0] ?? name),
  )
  if (people.length === 0) return <div className="mb-6" />
  return (
    <>
      <p className="mt-3 text-muted max-sm:sr-only">One of us will get back to you:</p>
      <div className="mt-3 mb-6 flex items-center gap-3 large-text:flex-wrap max-sm:gap-6">
        <ul className="flex gap-y-3 large-text:flex-wrap sm:flex-wrap sm:gap-x-8">
          {people.map((person) => (
            <li key={person.slug} className="flex items-center gap-3">
              <Portrait
                person={person}
                className="size-12 shrink-0 rounded-full max-sm:-mr-3 max-sm:border-2 max-sm:border-raised"
              />
              <p className="text-sm leading-snug max-sm:sr-only">
                <strong className="block font-semibold">{person.name}</strong>
                <span className="text-muted">{person.role}</span>
              </p>
            </li>
          ))}
        </ul>
        <p aria-hidden className="text-sm leading-snug text-muted sm:hidden">
          {firstNames} will get back to you.
        </p>
      </div>
    </>
  )
}

type OfficeCardProps = { office: Office; drawing: 'river' | 'lake' }

function OfficeCard({ office, drawing }: OfficeCardProps) {
  const { name, phone, latitude, longitude } = office
  const hours = hoursLine(office)
  const isOnMap = latitude !== null && longitude !== null
  return (
    <section aria-label={name} className="overflow-hidden rounded-card border border-line bg-raised shadow-card">
      {isOnMap && <OfficeMap office={name} city={cityLine(office)} {...{ latitude, longitude, drawing }} />}
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
          {hours && (
            <p className="flex items-center gap-3">
              <Clock aria-hidden className="size-5 shrink-0 text-brand" />
              <span>{hours}</span>
            </p>
          )}
        </address>
        {isOnMap && (
          <a
            href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=15/${latitude}/${longitude}`}
            target="_blank"
            rel="noopener noreferrer"
            className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold underline underline-offset-4"
          >
            <span className="min-w-0 wrap-anywhere">Open in OpenStreetMap</span>{' '}
            <ExternalLink aria-hidden className="size-4 shrink-0" />
            <span className="sr-only">: {name} (opens in a new tab)</span>
          </a>
        )}
      </div>
    </section>
  )
}
