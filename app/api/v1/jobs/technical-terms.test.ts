import { newApprovedJob } from '@/e2e/support/jobs'
import { newEmail, signInAdmin } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

const place = `Heron${newEmail('x').replace(/[^a-z0-9]/g, '')}`
const titles = [
  'C# Developer',
  'C++ Developer',
  'Embedded C Programmer',
  'R Programmer',
  'Go Developer',
  'Java Developer',
  'JavaScript Developer',
  'Retail Maintenance Manager',
  'Node.js Engineer',
  'PL/SQL Developer',
  'SAP ABAP Consultant',
  'QA Analyst',
  'Kubernetes Administrator',
  'ASP.NET Core Developer',
  'CI/CD Engineer',
  'UI/UX Designer',
  'Category Manager, Go-to-Market',
]

beforeAll(async () => {
  const admin = await signInAdmin()
  const plain = { location: place, description: 'Work with us.', qualification: 'Some years of it.' }
  for (const jobTitle of titles) await newApprovedJob(admin, { ...plain, jobTitle })
})

/** Returns the titles of the jobs at this place that a search through the partner API finds. */
async function found(q: string): Promise<string[]> {
  const query = new URLSearchParams({ q: `${q} ${place}`, perPage: '100' })
  const { json } = await new Visitor().call('GET', `/api/v1/jobs?${query}`)
  const { jobs } = json as { jobs: { title: string; location: string }[] }
  return jobs.filter((job) => job.location === place).map(({ title }) => title)
}

test.each([
  ['c#', ['C# Developer']],
  ['C Sharp', ['C# Developer']],
  ['c++', ['C++ Developer']],
  ['c', ['Embedded C Programmer']],
  ['r', ['R Programmer']],
  ['go', ['Go Developer']],
  ['golang', ['Go Developer']],
  ['java', ['Java Developer']],
  ['js', ['JavaScript Developer']],
  ['javascript', ['JavaScript Developer']],
  ['node.js', ['Node.js Engineer']],
  ['nodejs', ['Node.js Engineer']],
  ['pl/sql', ['PL/SQL Developer']],
  ['sap abap', ['SAP ABAP Consultant']],
  ['qa', ['QA Analyst']],
  ['quality assurance', ['QA Analyst']],
  ['k8s', ['Kubernetes Administrator']],
  ['.net', ['ASP.NET Core Developer']],
  ['asp.net', ['ASP.NET Core Developer']],
  ['ci/cd', ['CI/CD Engineer']],
  ['ui/ux', ['UI/UX Designer']],
  ['ux', ['UI/UX Designer']],
  ['ai', []],
])('%s finds exactly the jobs it means', async (q, expected) => expect(await found(q)).toEqual(expected))
