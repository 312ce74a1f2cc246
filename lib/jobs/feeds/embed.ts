import { createHash } from 'node:crypto'
import { jobUrl } from '@/lib/jobs/feeds/format'
import type { FeedJob } from '@/lib/jobs/feeds/queries'
import type { EmbedQuery } from '@/lib/jobs/feeds/schema'
import { jobFilters } from '@/lib/jobs/postings/filters'
import { nameOfEmploymentType, nameOfWorkMode } from '@/lib/jobs/postings/options'
import { embedPolicy } from '@/lib/platform/security/headers.mjs'
import { escapeXml } from '@/lib/platform/xml'
import { site } from '@/lib/site/company'
import { paletteOf } from '@/lib/site/settings/palette'

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

/** Used by the page and in the shadow root of the web component (public/open-jobs.js). */
const styleSheet =
  () => `:root,:host{display:block;color-scheme:light dark;${colors()}--ground:light-dark(#fff,#121c17)}
.light{color-scheme:light}.dark{color-scheme:dark}
*{box-sizing:border-box}body{margin:0}.jobs{padding:4px;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
h1,h2{font-size:1.125rem;margin:0 0 .75rem}ul{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
li a{display:block;padding:.75rem 1rem;border:1px solid var(--line);border-radius:.75rem;background:var(--raised);color:inherit;text-decoration:none}
li a:hover strong{text-decoration:underline}:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
strong{display:block;color:var(--brand)}small{display:block;font-size:.875rem;color:var(--muted)}
form{display:flex;flex-wrap:wrap;align-items:end;gap:.5rem;margin-bottom:.75rem}label{flex:1 1 12rem;font-size:.875rem}
input,button{min-height:2.75rem;border:1px solid var(--muted);border-radius:.75rem;padding:.5rem .75rem;font:inherit;font-size:1rem;background:var(--raised);color:var(--ink)}
input{display:block;width:100%}button{flex:0 0 auto;border-color:var(--brand);background:var(--brand);color:var(--ground);font-weight:600;cursor:pointer}
footer{margin-top:.75rem;font-size:.875rem}footer a{display:inline-block;padding:.625rem 0;color:var(--brand)}`

export const policyOfEmbed = () => embedPolicy(`'sha256-${createHash('sha256').update(styleSheet()).digest('base64')}'`)

/** A page with the jobs, and a search if the query asks for it. `given` are the parameters as sent. */
export function embedPage(origin: string, jobs: FeedJob[], query: EmbedQuery, given: URLSearchParams): string {
  const { theme, search, source } = query
  const name = escapeXml(site.name)
  const list = jobs.map((job) => itemOf(origin, job, source)).join('')
  const none = [...given.keys()].some((key) => key in jobFilters) ? 'No open jobs match.' : 'No open jobs right now.'
  return `<!doctype html>
<html lang="en" class="${theme}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Open jobs at ${escapeXml(site.legalName)}</title><style>${styleSheet()}</style></head>
<body><main><div class="jobs ${theme}"><h1>Open jobs</h1>${search === 'show' ? searchForm(given) : ''}
${list ? `<ul>${list}</ul>` : `<p>${none}</p>`}
<footer><a href="${escapeXml(origin)}/applied-jobs?utm_source=${source}" target="_blank" rel="noopener">All jobs at ${name}</a></footer></div></main></body></html>
`
}

const searched = ['q', 'near'] as const

function searchForm(given: URLSearchParams): string {
  const fields = searched.map(
    (name) =>
      `<label>${jobFilters[name].label}<input name="${name}" maxlength="100" value="${escapeXml(given.get(name) ?? '')}"></label>`,
  )
  const kept = [...given].filter(([name]) => !searched.some((one) => one === name))
  const hidden = kept.map(
    ([name, value]) => `<input type="hidden" name="${escapeXml(name)}" value="${escapeXml(value)}">`,
  )
  return `<form action="/embed/jobs" role="search">${hidden.join('')}${fields.join('')}<button>Search</button></form>`
}

function itemOf(origin: string, job: FeedJob, source: string): string {
  const facts = [job.company, job.location, nameOfWorkMode(job.workMode), nameOfEmploymentType(job.employmentType)]
  const url = `${jobUrl(origin, job.slug)}?utm_source=${source}`
  return `<li><a href="${escapeXml(url)}" target="_blank" rel="noopener"><strong>${escapeXml(job.jobTitle)}</strong><small>${escapeXml(facts.join(' · '))}</small><small>${escapeXml(job.salary)}</small></a></li>`
}
