/** The public header's links (spec §2). */
export const mainLinks = [
  { label: 'Home', href: '/' },
  { label: 'About Us', href: '/about-us' },
] as const

export const serviceLinks = [
  { label: 'Application Services', href: '/application-services' },
  { label: 'Business Services', href: '/business-services' },
  { label: 'Technology Trainings', href: '/technology-trainings' },
  { label: 'Global Staffing', href: '/global-staffing' },
  { label: 'Staff Augmentation', href: '/staff-augmentation' },
] as const

export const moreLinks = [
  { label: 'Products', href: '/products' },
  { label: 'Jobs', href: '/applied-jobs' },
  { label: 'Hire from Us', href: '/hirefromus' },
  { label: 'Blog', href: '/blogsection' },
  { label: 'Registration', href: '/registration' },
] as const

/** What the footer names as outsourcing services, each with the words about it. */
export const outsourcingLinks = [
  { label: 'Application Modernization', href: '/application-services#application-modernization' },
  { label: 'Application Maintenance', href: '/application-services#application-maintenance' },
  { label: 'Payroll Services', href: '/global-staffing#payroll-services' },
  { label: 'Direct Hire Placement', href: '/global-staffing#direct-hire-placement' },
  { label: 'Contract Staffing', href: '/global-staffing#contact-staffing' },
  { label: 'Corporate Training', href: '/technology-trainings' },
] as const
