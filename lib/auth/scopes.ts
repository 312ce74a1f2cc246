/** What an API key can be allowed to do. A call names the scope that opens it (lib/api/route.ts). */
export const scopes = {
  'jobs:read': {
    label: 'Read jobs',
    text: 'All jobs with their status and contacts, including those in review.',
  },
  'jobs:write': {
    label: 'Write jobs',
    text: "Post jobs, and change, close and fill its system's own. What it posts or changes goes to review.",
  },
  'jobs:publish': {
    label: 'Publish jobs',
    text: 'Together with Write jobs: what it posts or changes can go live without a review.',
  },
  'applications:read': {
    label: 'Read applications',
    text: 'All applications with profiles and resumes. Every resume it reads is in the audit log.',
  },
} as const

export type Scope = keyof typeof scopes
export const scopeNames = Object.keys(scopes) as [Scope, ...Scope[]]
export const isScope = (name: string): name is Scope => name in scopes
