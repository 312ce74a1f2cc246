import { type AdminDuty, hasDuty } from '@/lib/auth/roles'
import type { AdminRole } from '@/lib/generated/prisma/enums'

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
  | 'wording'
  | 'audit'
  | 'retention'
  | 'comment'
  | 'admins'
  | 'account'

export type AdminLink = {
  label: string
  href: string
  icon: AdminIcon
  /** The work that the page belongs to: only admins whose role covers it see the link. Without one all do. */
  duty?: AdminDuty
  /** Loads the page anew: at /contactus a call answers whoever does not ask for a page. */
  isPlain?: boolean
}

/** The back office's links under their documented names (spec §2), and those of our own. */
export const adminLinks: AdminLink[] = [
  { label: 'Dashboard', href: '/dashboard', icon: 'dashboard' },
  { label: 'RegistrationList', href: '/adminregister', icon: 'people', duty: 'recruiter' },
  { label: 'View Partner', href: '/partnerlist', icon: 'partner', duty: 'editor' },
  { label: 'View Job Applied', href: '/jobs', icon: 'job', duty: 'recruiter' },
  { label: 'Jobs Posted', href: '/adminpostjobs', icon: 'posting', duty: 'recruiter' },
  { label: 'Applied Jobs', href: '/adminappliedjobs', icon: 'application', duty: 'recruiter' },
  { label: 'Add Client Logo', href: '/partners', icon: 'logo', duty: 'editor' },
  { label: 'Blog Comment', href: '/partners?tab=comments', icon: 'comment', duty: 'editor' },
  { label: 'Blog', href: '/blogs', icon: 'blog', duty: 'editor' },
  { label: 'Contact Us list', href: '/contactus', icon: 'message', isPlain: true },
  { label: 'Mail wording', href: '/mail-wording', icon: 'wording', duty: 'recruiter' },
  { label: 'Outbox', href: '/outbox', icon: 'mail', duty: 'owner' },
  { label: 'Audit trail', href: '/audit', icon: 'audit', duty: 'owner' },
  { label: 'Retention', href: '/retention', icon: 'retention', duty: 'owner' },
  { label: 'Admins', href: '/admins', icon: 'admins', duty: 'owner' },
  { label: 'Your account', href: '/adminaccount', icon: 'account' },
]

/** The links that an admin of that role sees. */
export function adminLinksOf(role: AdminRole): AdminLink[] {
  return adminLinks.filter(({ duty }) => !duty || hasDuty(role, duty))
}

/** Which link names the page that is shown: the one of its tab, else of its path. */
export function currentHref(path: string, tab: string | null): string {
  const ofTab = `${path}?tab=${tab}`
  return adminLinks.some(({ href }) => href === ofTab) ? ofTab : path
}
