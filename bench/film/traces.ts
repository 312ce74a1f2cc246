import { crawl, type Served } from '@/e2e/support/crawl'
import { descriptionOf } from '@/e2e/support/described'
import { backOfficeGroups, publicPages } from '@/e2e/support/pages'
import { sampleTraces, type Trace } from '@/e2e/support/sample-words'
import { required } from '@/e2e/support/settings'
import { Visitor } from '@/e2e/support/visitor'
import { owner as account } from './account'

/** Addresses with the names of the sample company's clients and courses. No page of another company links to them. */
const named = /^\/(case-studies|applied-jobs)\/./
const files = [
  ...['/robots.txt', '/sitemap.xml', '/manifest.webmanifest', '/feed.xml', '/favicon.ico', '/embed/jobs'],
  ...['/api/openapi.json', '/theme/share.png', '/theme/tab-32.png', '/theme/app-180.png', '/theme/maskable-512.png'],
  ...['/speculation-rules.json', '/nowhere', '/something-went-wrong', '/api/nowhere'],
]
const MAILS_OF = /\/outbox\/(\d+)/g

export type Found = { traces: Trace[]; served: Record<'public' | 'emails' | 'console' | 'exports', number> }

/**
 * Requests everything that visitors can open, every email, export and console page, and looks for the sample company.
 * Icons and the share image are drawn from the company's name and colors, which the manifest and the pages have too.
 */
export async function findTraces(): Promise<Found> {
  const visited = await crawl([...publicPages.map(({ path }) => path).filter((path) => !named.test(path)), ...files])
  const owner = new Visitor()
  const { email, password } = account
  const login = await owner.call('POST', '/api/v1/user/adminlogin', { json: { email, password } })
  if (login.status !== 200) throw new Error(`The owner can't sign in: ${login.text}`)
  const mails = await crawl(await mailPaths(owner), owner)
  const exported = await crawl(await exportPaths(), owner)
  const paths = Object.values(backOfficeGroups).flat()
  // The history of settings has the earlier values, and the editors show which default text they replace.
  const earlier = /^\/(settings|site-texts|menus|audit)/
  const consolePages = await crawl(
    paths.filter((path) => !earlier.test(path)),
    owner,
  )
  const wholly = [...visited, ...mails, ...exported]
  return {
    traces: [...wholly.flatMap(sampleTraces), ...consolePages.flatMap(sampleTraces).filter(isAboutCompany)],
    served: {
      public: count(visited),
      emails: mails.length / 2,
      console: count(consolePages),
      exports: count(exported),
    },
  }
}

/** Forms of the console have examples, such as a skill. */
const isAboutCompany = ({ kind }: Trace) => kind === 'company' || kind === 'people' || kind === 'clients'

const count = (served: Served[]) => served.filter(({ status }) => status === 200).length

async function mailPaths(owner: Visitor): Promise<string[]> {
  const [list] = await crawl(['/outbox'], owner)
  const ids = new Set([...(list?.text ?? '').matchAll(MAILS_OF)].map(([, id]) => id))
  if (ids.size === 0) throw new Error('The email log is empty.')
  return [...ids].flatMap((id) => [`/api/mails/${id}/look`, `/outbox/${id}`])
}

/** The CSV of every list, and every read-only call without parameters. */
async function exportPaths(): Promise<string[]> {
  const { paths } = await descriptionOf(required('TEST_SITE_URL'))
  const [list] = paths['/api/exports/{list}']?.get?.parameters ?? []
  const lists = [list?.schema.enum ?? []].flat().map((name) => `/api/exports/${name}`)
  const calls = Object.keys(paths).filter((path) => paths[path]?.get && !path.includes('{'))
  return [...lists.filter((path) => !path.endsWith('/audit')), ...calls.filter((path) => !/settings|export/.test(path))]
}
