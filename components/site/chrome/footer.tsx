'use client' // A client component, so the server renders it only once (docs/architecture-shell.md, What rendering costs).

import { Mail, MapPin, Phone } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/chrome/logo'
import { SocialLinks } from '@/components/site/chrome/social-links'
import { addressLines, ended, site } from '@/lib/site/company'
import type { VisibleLink, VisibleMenus } from '@/lib/site/menus/format'

const tall = 'inline-flex min-h-11 items-center hover:text-on-deep hover:underline'

/** The quick links and up to three groups. */
const columns: Record<number, string> = {
  1: 'lg:grid-cols-[1.4fr_1fr]',
  2: 'lg:grid-cols-[1.4fr_1fr_1fr]',
  3: 'lg:grid-cols-[1.4fr_1fr_1fr_1fr]',
  4: 'lg:grid-cols-[1.4fr_1fr_1fr_1fr_1fr]',
}

export function Footer({ menus: { quick, footer } }: { menus: Pick<VisibleMenus, 'quick' | 'footer'> }) {
  const lists = [...(quick.length > 0 ? [{ label: 'Quick links', links: quick }] : []), ...footer]
  return (
    <footer className="mt-auto bg-deep text-on-deep">
      <div
        className={`page-width grid grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-x-6 gap-y-10 py-14 ${columns[lists.length] ?? ''}`}
      >
        <div className="col-span-full lg:col-span-1">
          <Logo isOnDeep />
          <p className="mt-3 max-w-xs text-on-deep-muted">{ended(site.tagline)}</p>
          <address className="mt-5 text-on-deep-muted not-italic">
            <ContactLine icon={<MapPin aria-hidden className="size-4" />}>
              {addressLines(site.offices[0]).join(', ')}
            </ContactLine>
            <ContactLine icon={<Phone aria-hidden className="size-4" />}>
              <a href={site.phone.href} className={tall}>
                {site.phone.label}
              </a>
            </ContactLine>
            <ContactLine icon={<Mail aria-hidden className="size-4" />}>
              <a href={`mailto:${site.email}`} className={tall}>
                {site.email}
              </a>
            </ContactLine>
          </address>
          <SocialLinks className="mt-4 -ml-2.5" />
        </div>
        {lists.map((list, index) => (
          <FooterList key={index} title={list.label} className={index === 0 ? 'max-sm:row-span-2' : undefined}>
            {list.links.map((link, place) => (
              <FooterLink key={place} {...link} />
            ))}
          </FooterList>
        ))}
      </div>
      <div className="border-t border-on-deep/15">
        <OwnerLine />
      </div>
    </footer>
  )
}

export function FooterLine() {
  return (
    <footer className="mt-auto bg-deep text-on-deep max-lg:pb-16">
      <OwnerLine>
        <Link href="/about-us" prefetch={false} className={tall}>
          About Us
        </Link>
        <Link href="/contact-us" prefetch={false} className={tall}>
          Contact Us
        </Link>
      </OwnerLine>
    </footer>
  )
}

function OwnerLine({ children }: { children?: ReactNode }) {
  return (
    <div className="page-width flex flex-wrap items-center justify-between gap-x-8 gap-y-1 py-2 text-sm text-on-deep-muted">
      <p>
        © <span data-year>{new Date().getFullYear()}</span> {ended(site.legalName)} All rights reserved.
      </p>
      <p className="flex flex-wrap gap-x-8">
        {children}
        <Link href="/privacy" prefetch={false} className={tall}>
          Privacy Notice and Terms
        </Link>
      </p>
    </div>
  )
}

function ContactLine({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-center gap-3">
      <span className="shrink-0">{icon}</span>
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

function FooterList({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="text-base font-semibold">{title}</h2>
      <ul className="mt-3">{children}</ul>
    </div>
  )
}

function FooterLink({ label, href }: VisibleLink) {
  return (
    <li>
      <a href={href} className="footer-link">
        {label}
      </a>
    </li>
  )
}
