import { BadgeCheck, FileCheck2, GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { Logo } from '@/components/site/chrome/logo'
import { PublicFrame } from '@/components/site/chrome/public-frame'
import { ThemeSwitch } from '@/components/site/chrome/theme-switch.island'
import { site } from '@/lib/site/company'

export default function AuthLayout({ children }: { children: ReactNode }) {
  return (
    <PublicFrame>
      <div className="grid min-h-dvh grid-cols-1 lg:grid-cols-2">
        <SidePanel />
        <div className="flex flex-col px-5 py-4 sm:px-10">
          <div className="flex flex-wrap items-center justify-between">
            <Logo className="lg:invisible" />
            <div className="-mr-2.5">
              <ThemeSwitch />
            </div>
          </div>
          {/* Not centered vertically, because the form would move as the rest of the page arrives. */}
          <div className="mx-auto w-full max-w-md py-8 sm:pt-20">{children}</div>
        </div>
      </div>
    </PublicFrame>
  )
}

const promises = () => [
  {
    Icon: BadgeCheck,
    title: "Every job is reviewed before it's published",
    text: 'Our team approves every posting, so you only apply to real openings.',
  },
  {
    Icon: FileCheck2,
    title: 'One profile, every application',
    text: "Keep your resume and details in one place and see where you've applied.",
  },
  {
    Icon: GraduationCap,
    title: 'Training that leads to work',
    text: site.isSample
      ? 'Java, Salesforce, ERP and Big Data courses taught by people who build with them.'
      : 'Join a demo session to see how we teach, before you decide.',
  },
]

function SidePanel() {
  return (
    <aside
      aria-label="Why create an account"
      className="hidden flex-col justify-between gap-10 overflow-hidden bg-deep px-10 pt-8 text-on-deep lg:flex xl:px-14"
    >
      <Logo className="self-start" isOnDeep />
      <div className="max-w-lg">
        <p className="font-display text-display font-semibold tracking-tight text-balance">Find your next role here.</p>
        <ul className="mt-10 space-y-6">
          {promises().map(({ Icon, title, text }) => (
            <li key={title} className="flex gap-4">
              <span className="grid size-11 shrink-0 place-items-center rounded-control bg-on-deep/10">
                <Icon aria-hidden className="size-5" />
              </span>
              <div>
                <p className="font-semibold">{title}</p>
                <p className="text-on-deep-muted">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
      {site.isSample ? <Bridge /> : <span aria-hidden className="h-40" />}
    </aside>
  )
}

function Bridge() {
  return (
    <svg
      aria-hidden
      viewBox="0 50 600 180"
      preserveAspectRatio="xMidYMin slice"
      className="-mx-10 h-40 w-auto text-on-deep/35 xl:-mx-14"
    >
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        <path d="M0 200h600M0 210h600" />
        <path d="M-40 200a140 140 0 0 1 280 0M-10 200a110 110 0 0 1 220 0M20 200a80 80 0 0 1 160 0" />
        <path d="M240 200a140 140 0 0 1 280 0M270 200a110 110 0 0 1 220 0M300 200a80 80 0 0 1 160 0M520 200a140 140 0 0 1 280 0" />
        <path d="M100 60v140M380 60v140M0 230h600M60 245h480" strokeDasharray="4 8" />
      </g>
      <circle cx="380" cy="60" r="6" fill="#e0935c" />
      <circle cx="100" cy="60" r="6" fill="#e0935c" />
    </svg>
  )
}
