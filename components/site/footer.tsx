import { Mail, MapPin, Phone } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/logo'
import { SocialLinks } from '@/components/site/social-links'
import { mainLinks, moreLinks, outsourcingServices, serviceLinks } from '@/lib/chrome/navigation'
import { addressLines, site } from '@/lib/site'

/** The public footer: quick links, services, outsourcing list, contact and social icons (spec §1). */
export function Footer() {
  return (
    <footer className="mt-auto bg-deep text-on-deep">
      <div className="page-width grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.4fr_1fr_1fr_1fr]">
        <div>
          <Logo />
          <p className="mt-3 max-w-xs text-on-deep-muted">{site.tagline}.</p>
          <address className="mt-5 space-y-2 text-on-deep-muted not-italic">
            <ContactLine icon={<MapPin aria-hidden className="mt-1 size-4" />}>
              {addressLines(site.offices[0]).join(', ')}
            </ContactLine>
            <ContactLine icon={<Phone aria-hidden className="mt-1 size-4" />}>
              <a href={site.phone.href}>{site.phone.label}</a>
            </ContactLine>
            <ContactLine icon={<Mail aria-hidden className="mt-1 size-4" />}>
              <a href={`mailto:${site.email}`}>{site.email}</a>
            </ContactLine>
          </address>
          <SocialLinks className="mt-4 -ml-2.5" />
        </div>
        <FooterList title="Quick links">
          {[...mainLinks, ...moreLinks, { label: 'Contact Us', href: '/contact-us' }].map((link) => (
            <FooterLink key={link.href} {...link} />
          ))}
        </FooterList>
        <FooterList title="Services">
          {serviceLinks.map((link) => (
            <FooterLink key={link.href} {...link} />
          ))}
        </FooterList>
        <FooterList title="Outsourcing services">
          {outsourcingServices.map((service) => (
            <li key={service} className="py-1.5 text-on-deep-muted">
              {service}
            </li>
          ))}
        </FooterList>
      </div>
      <div className="border-t border-on-deep/15">
        <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-4 text-sm text-on-deep-muted">
          <p>
            © <span data-year>{new Date().getFullYear()}</span> {site.legalName}. All rights reserved.
          </p>
          <Link
            href="/privacy"
            prefetch={false}
            className="inline-flex min-h-11 items-center hover:text-on-deep hover:underline"
          >
            Privacy Notice and Terms
          </Link>
        </div>
      </div>
    </footer>
  )
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex gap-3">
      <span className="shrink-0">{icon}</span>
      <span>{children}</span>
    </p>
  )
}

function FooterList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h2 className="text-base font-semibold">{title}</h2>
      <ul className="mt-3">{children}</ul>
    </div>
  )
}

function FooterLink({ label, href }: { label: string; href: string }) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className="inline-block py-1.5 text-on-deep-muted hover:text-on-deep hover:underline"
      >
        {label}
      </Link>
    </li>
  )
}
