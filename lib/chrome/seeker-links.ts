export type SeekerIcon = 'dashboard' | 'jobs' | 'saved' | 'alerts' | 'account' | 'password' | 'profile'

/** The side menu of a seeker's own area (spec §2); Logout stands below it. */
export const seekerLinks: { label: string; href: string; icon: SeekerIcon }[] = [
  { label: 'Dashboard', href: '/userdashboard', icon: 'dashboard' },
  { label: 'Applied Jobs', href: '/jobs-applied', icon: 'jobs' },
  { label: 'Saved Jobs', href: '/saved-jobs', icon: 'saved' },
  { label: 'Job Alerts', href: '/job-alerts', icon: 'alerts' },
  { label: 'Profile', href: '/profile', icon: 'profile' },
  { label: 'Account Setting', href: '/account-setting', icon: 'account' },
  { label: 'Change Password', href: '/changepassword', icon: 'password' },
]
