/** The groups of the reference, each with the paths that belong to it by how they begin; the first that fits counts. */
const groups: [name: string, ...prefixes: string[]][] = [
  ['Jobs for partners', '/api/v1/jobs', '/embed/jobs', '/applied-jobs', '/feed.xml'],
  ['Accounts', '/api/v1/user', '/api/account', '/api/auth', '/api/viewer'],
  ['Postings', '/hire-from-us', '/api/postings', '/api/reports'],
  ['Applications', '/apply-job', '/api/applications', '/api/saved-jobs'],
  ['Profiles', '/profile', '/api/profile'],
  ['Job alerts', '/api/job-alerts'],
  ['Blog and comments', '/blog', '/api/blogs', '/api/comments'],
  ['Messages and demos', '/contactus', '/demoregister'],
  ['Job posts', '/jobpost'],
  ['Files', '/uploads'],
  ['Partners', '/api/partners'],
  ['Description', '/api/openapi.json'],
  ['Health', '/healthz', '/readyz'],
]

export const groupNames = [...groups.map(([name]) => name), 'Back office']

/** The group of the reference that a path belongs to. */
export function groupOf(path: string): string {
  const group = groups.find(([, ...prefixes]) =>
    prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`) || path.startsWith(`${prefix}.`)),
  )
  return group?.[0] ?? 'Back office'
}
