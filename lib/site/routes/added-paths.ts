import { apiPrefixes } from '@/lib/site/routes/api-paths'

export const MAX_PATH = 80

/** The row of the pages that editors add (lib/content/site-pages). */
export const ADDED_PAGES = '/[...path]'

const part = '[a-z0-9]+(?:-[a-z0-9]+)*'

export const isPagePath = (path: string) => path.length <= MAX_PATH && new RegExp(`^/${part}(?:/${part})?$`).test(path)

/** Folders of public/, handlers without a row, and words that would mislead visitors or clash with a future page. */
const words = [
  ...[
    'healthz',
    'readyz',
    'metrics',
    'sitemap',
    'robots',
    'feed',
    'manifest',
    'favicon',
    'icon',
    'theme',
    'mail-wording',
  ],
  ...['pictures', 'share', 'fonts', 'static', 'assets', 'files', 'public', 'index', 'not-found'],
  ...['admin', 'console', 'settings', 'setup', 'account', 'preview', 'logout', 'signin', 'signup'],
]

type Row = { path: string; audience: string; frame: string }

/**
 * A pattern for the paths of added pages. Excludes everything below the first part of a page that has pages of its own,
 * needs a session or has no header.
 */
export function addedPattern(rows: Row[]): RegExp {
  const owned = rows.filter(
    ({ path, audience, frame }) => path.lastIndexOf('/') > 0 || audience !== 'anyone' || frame === 'plain',
  )
  const first = [...apiPrefixes, ...owned.map(({ path }) => path)].map((path) => path.split('/')[1] ?? '')
  const reserved = [...new Set([...words, ...first])].filter((word) => !word.startsWith('['))
  return new RegExp(`^(?=.{1,${MAX_PATH}}$)/(?!(?:${reserved.join('|')})(?:/|$))${part}(?:/${part})?$`)
}
