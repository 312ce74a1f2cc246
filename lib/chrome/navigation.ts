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

export const outsourcingServices = [
  'Application Modernization',
  'Application Maintenance',
  'Payroll Services',
  'Direct Hire Placement',
  'Contract Staffing',
  'Corporate Training',
] as const
