export type SeedApplication = {
  /** The e-mail address of a verified person in people.ts. */
  person: string
  jobTitle: string
  /** The key of a company in companies.ts. */
  company: string
  hoursAgo: number
  resume: string
  resumeName: string
}

export const applications: SeedApplication[] = [
  {
    person: 'luis.carranza@mail.example',
    jobTitle: 'Service Desk Analyst',
    company: 'harborpoint-health',
    hoursAgo: 5,
    resumeName: 'luis-carranza-resume.txt',
    resume: `LUIS CARRANZA
Pasadena, Texas | +1 713-555-0186 | luis.carranza@mail.example

SUMMARY
Support technician at the start of his career. One year at a college help desk, bilingual in English and
Spanish, CompTIA A+. Used to people who need an answer now.

EXPERIENCE
Student Help Desk Technician, Bayou Bend Community College, Houston
August 2025 - present, 24 hours a week
- Answer about 30 calls and walk-ups a shift for 9,000 students and staff
- Solve 68 percent of cases on first contact; the desk's average is 61 percent
- Reset accounts in Active Directory and Entra ID after checking identity
- Image and repair Windows 11 laptops, and keep the loan pool of 120 devices ready
- Wrote 14 help articles, among them the most-read one, on printing from a phone

Front Counter Associate, Gulfside Pharmacy, Pasadena
June 2023 - July 2025
- Served 80 to 100 customers a day in English and Spanish
- Trained five new colleagues on the register and insurance screen

EDUCATION
A.A.S. Network and Computer Administration, Bayou Bend Community College, May 2026

CERTIFICATIONS
CompTIA A+ (2025). Studying for Network+.

SKILLS
Windows 11, Active Directory, Entra ID, Intune basics, ServiceNow, Zendesk, TCP/IP, printers, remote support

OTHER
Available for evenings, nights and weekends. Own transport. Home lab: three-node Proxmox server with pfSense.
`,
  },
  {
    person: 'harika.chintala@mail.example',
    jobTitle: 'SDET, Payments',
    company: 'dakshin-pay',
    hoursAgo: 27,
    resumeName: 'harika-chintala-sdet.txt',
    resume: `HARIKA CHINTALA
Kukatpally, Hyderabad | +91 90000 02189 | harika.chintala@mail.example

PROFILE
Software engineer in test with 3 years in wallet and lending products. Writes tests in Java as production
code. Strong in API, database and message queue testing.

WORK EXPERIENCE
SDET, Tamarind Wallet Technologies, Hyderabad
May 2024 - present
- Built the API suite for wallet transfers: 640 tests in REST Assured and JUnit 5, run time 14 minutes
- Introduced Pact contracts between five services; breaking changes found before release rose from 2 to 11
- Wrote a bank stub that delays, repeats and drops answers, used by two teams
- Load tested bill payments with Gatling up to 400 requests a second and found a pool limit before Diwali
- Reconcile test settlements each day with SQL

QA Engineer, Kosaram Software Services, Hyderabad
July 2023 - April 2024
- Manual and Selenium tests for a loan origination system of a cooperative bank
- Moved 90 regression cases from manual to automated
- Managed test data in Oracle

EDUCATION
B.Tech, Computer Science and Engineering, Sri Godavari Institute of Technology, Warangal, 2023, CGPA 8.1

CERTIFICATION
ISTQB Certified Tester, Foundation Level (2023)

SKILLS
Java, JUnit 5, REST Assured, Pact, Gatling, Selenium, Kafka, PostgreSQL, Oracle, Docker, GitLab CI, Git

NOTICE PERIOD
15 days
`,
  },
  {
    person: 'santosh_hegde@mail.example',
    jobTitle: 'DevOps Engineer',
    company: 'neelgiri-cloud',
    hoursAgo: 49,
    resumeName: 'santosh-hegde-devops-engineer.txt',
    resume: `SANTOSH HEGDE
Rajajinagar, Bengaluru | +91 90000 09346 | santosh_hegde@mail.example

SUMMARY
DevOps engineer, 4 years, AWS and Kubernetes. Likes infrastructure that can be rebuilt from an empty account
and alerts that mean something.

EXPERIENCE
DevOps Engineer, Malnad Retail Systems, Bengaluru
January 2024 - present
- Run 6 EKS clusters with 210 services across two AWS regions
- Wrote the Terraform modules for a new customer environment; time to create one fell from 9 days to 4 hours
- Replaced 300 alerts by 45; pages at night fell from 22 to 5 a month
- Automated PostgreSQL restore tests, monthly, with a report to the auditors
- On call one week in five

Systems Engineer, Sahyadri Infoworks, Mysuru
August 2022 - December 2023
- Managed 80 Linux servers with Ansible
- Moved builds from a shared Jenkins server to GitLab CI for 12 teams
- Set up Prometheus and Grafana, and taught teams to make their own dashboards

EDUCATION
B.E., Information Science, Chamundi College of Engineering, Mysuru, 2022

CERTIFICATIONS
Certified Kubernetes Administrator (2024)
AWS Certified Solutions Architect, Associate (2023)

SKILLS
Terraform, Kubernetes, Helm, Argo CD, AWS, GitLab CI, Python, Bash, PostgreSQL, Prometheus, Linux networking

LANGUAGES
Kannada, English, Hindi
`,
  },
]
