export type SeekerIcon = 'dashboard' | 'jobs' | 'account' | 'password' | 'profile'

/** The side menu of a seeker's own area (spec §2); Logout stands below it. */
export const seekerLinks: { label: string; href: string; icon: SeekerIcon }[] = [
  { label: 'Dashboard', href: '/userdashboard', icon: 'dashboard' },
  { label: 'Applied Jobs', href: '/jobs-applied', icon: 'jobs' },
]
