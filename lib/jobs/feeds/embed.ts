import { createHash } from 'node:crypto'
import { jobUrl } from '@/lib/jobs/feeds/format'
import type { FeedJob } from '@/lib/jobs/feeds/queries'
import { nameOfEmploymentType, nameOfWorkMode } from '@/lib/jobs/postings/options'
import { embedPolicy } from '@/lib/platform/security/headers.mjs'
import { escapeXml } from '@/lib/platform/xml'
import { site } from '@/lib/site/company'
import { paletteOf } from '@/lib/site/settings/palette'

type Theme = 'auto' | 'light' | 'dark'

const own = {
  ink: { light: '#17312a', dark: '#e8efe9' },
  muted: { light: '#52645c', dark: '#a9b9b0' },
  line: { light: '#d9d6cb', dark: '#34463e' },
  raised: { light: '#fff', dark: '#1a2721' },
  brand: { light: '#1d5c46', dark: '#8fd0b3' },
}

/** The list's colors as custom properties: the owner's, if they chose some. */
function colors(): string {
  const { version, brand, accent } = site.look
  const palette = version > 0 ? paletteOf(brand, accent) : {}
  return Object.entries(own)
    .map(([name, pair]) => {
      const { light, dark } = palette[`color-${name}`] ?? pair
      return `--${name}:light-dark(${light},${dark});`
    })
    .join('')
}

const styleSheet = () => `:root{color-scheme:light dark;${colors()}--ground:light-dark(#fff,#121c17)}
.light{color-scheme:light}.dark{color-scheme:dark}
*{box-sizing:border-box}body{margin:0;padding:4px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1{font-size:1.125rem;margin:0 0 .75rem}ul{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
li a{display:block;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--raised);color:inherit;text-decoration:none}
li a:hover strong{text-decoration:underline}a:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
strong{display:block;color:var(--brand)}small{display:block;font-size:.875rem;color:var(--muted)}
footer{margin-top:.75rem;font-size:.875rem}footer a{display:inline-block;padding:.625rem 0;color:var(--brand)}`

export const policyOfEmbed = () => embedPolicy(`'sha256-${createHash('sha256').update(styleSheet()).digest('base64')}'`)

export function embedPage(origin: string, jobs: FeedJob[], theme: Theme): string {
  const list =
    jobs.length > 0 ? `<ul>${jobs.map((job) => itemOf(origin, job)).join('')}</ul>` : '<p>No open jobs right now.</p>'
  return `<!doctype html>
<html lang="en" class="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Open jobs at ${escapeXml(site.legalName)}</title><style>${styleSheet()}</style></head>
<body><main><h1>Open jobs</h1>${list}</main>
<footer><a href="${escapeXml(origin)}/applied-jobs" target="_blank" rel="noopener">All jobs at ${escapeXml(site.name)}</a></footer></body></html>
`
}

function itemOf(origin: string, job: FeedJob): string {
  const facts = [job.company, job.location, nameOfWorkMode(job.workMode), nameOfEmploymentType(job.employmentType)]
  return `<li><a href="${escapeXml(jobUrl(origin, job.slug))}" target="_blank" rel="noopener"><strong>${escapeXml(job.jobTitle)}</strong><small>${escapeXml(facts.join(' · '))}</small><small>${escapeXml(job.salary)}</small></a></li>`
}
