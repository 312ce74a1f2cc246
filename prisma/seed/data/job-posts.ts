export type SeedJobPost = {
  company: string
  job_title: string
  location: string
  salary: string
  experience: string
  email: string
  phone: string
  candidate_name: string
  candidate_email: string
  candidate_phone: string
  resume: string
  work_type: 'Remote' | 'Hybrid' | 'Onsite'
  daysAgo: number
}

export const jobPosts: SeedJobPost[] = [
  {
    company: 'Tallgrass Freight',
    job_title: 'Senior .NET Developer',
    location: 'Dallas, TX',
    salary: '$64 per hour',
    experience: '6 years',
    email: 'curtis.bramlett@tallgrass-freight.example',
    phone: '+1 214-555-0118',
    candidate_name: 'Andre Fontenot',
    candidate_email: 'andre.fontenot@mail.example',
    candidate_phone: '+1 972-555-0106',
    resume: 'andre-fontenot-dotnet.pdf',
    work_type: 'Onsite',
    daysAgo: 3,
  },
  {
    company: 'Dakshin Pay',
    job_title: 'QA Lead',
    location: 'Hyderabad, Telangana',
    salary: '₹1,65,000 per month',
    experience: '7 years',
    email: 'srilatha.vemuri@dakshinpay.example',
    phone: '+91 90000 01147',
    candidate_name: 'Jayanth Mulukutla',
    candidate_email: 'jayanth.mulukutla@mail.example',
    candidate_phone: '9000014036',
    resume: 'jayanth-mulukutla-qa-lead.pdf',
    work_type: 'Hybrid',
    daysAgo: 12,
  },
  {
    company: 'Mesquite Mutual Insurance',
    job_title: 'Business Systems Analyst',
    location: 'San Antonio, TX',
    salary: '$98,000 per year',
    experience: '4 years',
    email: 'rosalind.trevino@mesquite-mutual.example',
    phone: '+1 210-555-0142',
    candidate_name: 'Celeste Arredondo',
    candidate_email: 'celeste.arredondo@inbox.example',
    candidate_phone: '+1 210-555-0179',
    resume: 'celeste-arredondo-bsa.docx',
    work_type: 'Hybrid',
    daysAgo: 24,
  },
  {
    company: 'Verity Ledger',
    job_title: 'Database Reliability Engineer',
    location: 'Remote, USA',
    salary: '$168,000 per year',
    experience: '9 years',
    email: 'jonah@verityledger.example',
    phone: '+1 704-555-0191',
    candidate_name: 'Mikhail Braverman',
    candidate_email: 'mikhail.braverman@mail.example',
    candidate_phone: '+1 984-555-0133',
    resume: 'mikhail-braverman-dbre.pdf',
    work_type: 'Remote',
    daysAgo: 41,
  },
  {
    company: 'Pallavan Motors',
    job_title: 'SAP PP Consultant',
    location: 'Chennai, Tamil Nadu',
    salary: '₹18,00,000 per year',
    experience: '5 years',
    email: 'karthikeyan.s@pallavanmotors.example',
    phone: '+91 90000 05536',
    candidate_name: 'Revathi Elangovan',
    candidate_email: 'revathi.elangovan@webmail.example',
    candidate_phone: '9000014592',
    resume: 'revathi-elangovan-sap-pp.pdf',
    work_type: 'Onsite',
    daysAgo: 66,
  },
]
