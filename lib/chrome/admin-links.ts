/** What a link of the back office shows beside its name; components/back-office/console-links.tsx draws it. */
export type AdminIcon =
  | 'dashboard'
  | 'people'
  | 'partner'
  | 'job'
  | 'posting'
  | 'application'
  | 'logo'
  | 'blog'
  | 'message'
  | 'mail'

export type AdminLink = {
  label: string
  href: string
  icon: AdminIcon
  /** Loads the page anew: at /contactus a call answers whoever does not ask for a page. */
  isPlain?: boolean
}

/** The back office's links under their documented names (spec §2), and the outbox. */
export const adminLinks: AdminLink[] = [
  { label: 'Dashboard', href: '/dashboard', icon: 'dashboard' },
  { label: 'Jobs Posted', href: '/adminpostjobs', icon: 'posting' },
  { label: 'Applied Jobs', href: '/adminappliedjobs', icon: 'application' },
  { label: 'Outbox', href: '/outbox', icon: 'mail' },
]
