/** Roles with a page of their own: `title` is what a job's title says, as a regular expression of PostgreSQL. */
export const roles = [
  { slug: 'java-developer', name: 'Java Developer', title: '\\mjava\\M' },
  { slug: 'python-developer', name: 'Python Developer', title: '\\mpython\\M' },
  { slug: 'dotnet-developer', name: '.NET Developer', title: '(\\.net\\M|\\mc#)' },
  { slug: 'frontend-developer', name: 'Frontend Developer', title: '\\m(front-?end|front end|react|angular|vue)\\M' },
  { slug: 'backend-developer', name: 'Backend Developer', title: '\\m(back-?end|back end|node\\.?js)\\M' },
  { slug: 'full-stack-developer', name: 'Full Stack Developer', title: '\\mfull[ -]?stack\\M' },
  { slug: 'mobile-developer', name: 'Mobile Developer', title: '\\m(mobile|android|ios|flutter|react native)\\M' },
  { slug: 'data-engineer', name: 'Data Engineer', title: '\\mdata engineer' },
  { slug: 'data-analyst', name: 'Data Analyst', title: '\\m(data analyst|power bi|tableau)' },
  { slug: 'data-scientist', name: 'Data Scientist', title: '\\m(data scien|machine learning|ai engineer)' },
  { slug: 'devops-engineer', name: 'DevOps Engineer', title: '\\m(devops|site reliability|sre)\\M' },
  { slug: 'cloud-engineer', name: 'Cloud Engineer', title: '\\m(cloud|aws|azure|gcp)\\M' },
  { slug: 'security-engineer', name: 'Security Engineer', title: '\\m(security|cyber ?security)\\M' },
  { slug: 'network-engineer', name: 'Network Engineer', title: '\\mnetwork\\M' },
  { slug: 'qa-engineer', name: 'QA Engineer', title: '\\m(qa|quality assurance|test automation|tester|sdet)\\M' },
  { slug: 'business-analyst', name: 'Business Analyst', title: '\\mbusiness analyst' },
  { slug: 'project-manager', name: 'Project Manager', title: '\\m(project|program) manager' },
  { slug: 'product-manager', name: 'Product Manager', title: '\\mproduct (manager|owner)' },
  { slug: 'salesforce-developer', name: 'Salesforce Developer', title: '\\msalesforce\\M' },
  { slug: 'sap-consultant', name: 'SAP Consultant', title: '\\msap\\M' },
  { slug: 'database-administrator', name: 'Database Administrator', title: '\\m(dba|database admin|oracle)' },
  { slug: 'support-engineer', name: 'Support Engineer', title: '\\m(support|help ?desk|service desk)\\M' },
] as const

/** Ways of working with a page of their own: the column that says so and its value. */
export const jobTypes = [
  { slug: 'remote', name: 'Remote', column: 'workMode', value: 'REMOTE' },
  { slug: 'hybrid', name: 'Hybrid', column: 'workMode', value: 'HYBRID' },
  { slug: 'onsite', name: 'Onsite', column: 'workMode', value: 'ONSITE' },
  { slug: 'full-time', name: 'Full-time', column: 'employmentType', value: 'FULL_TIME' },
  { slug: 'part-time', name: 'Part-time', column: 'employmentType', value: 'PART_TIME' },
  { slug: 'contract', name: 'Contract', column: 'employmentType', value: 'CONTRACT' },
] as const
