import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'

const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const SCRIPT_PRELOAD = /<link rel="preload" as="script"[^>]*>/g
const LOW = 'fetchpriority="low"'
const ISLAND = /<portal-island data-name="([a-z-]+)"( data-waits="")?/g
/**
 * A page half read would be laid out and painted in pieces, which takes longer and moves: painting waits for its end. Said
 * by a script, because checkers of HTML do not know `blocking` for this link yet.
 */
const WAIT_FOR_END = `{const end=document.createElement('link');end.rel='expect';end.href='#page-end';end.blocking='render';document.head.append(end)}`
const BOOT = '<script src="/boot.js"></script>'

/**
 * Rewrites the pages marked by components/islands/island-page.tsx as they leave the server: without Next's runtime and
 * its second copy of the page's data, with a loader for the islands in them, and with a content policy that allows no
 * script but the site's own. Pages that Next could only draw in the browser, for an unknown
 * address or a failure, are replaced by prerendered ones.
 */
export function islandPages(folder = '.next') {
  const { loader, files } = JSON.parse(readFileSync(`${folder}/islands.json`, 'utf8'))
  const boot = `${readFileSync('public/boot.js', 'utf8').trim()}\n${WAIT_FOR_END}`
  const policy = contentPolicy(`'sha256-${createHash('sha256').update(boot).digest('base64')}'`)
  const standIns = {
    404: standIn(`${folder}/server/app/_not-found.html`),
    500: standIn(`${folder}/server/app/something-went-wrong.html`),
  }

  function rewrite(html) {
    const found = [...html.matchAll(ISLAND)].filter(([, name]) => files[name])
    const namesOf = (isWaiting) => found.filter(([, , waits]) => Boolean(waits) === isWaiting).map(([, name]) => name)
    // An island's own file stands in the page as a script of its own, so that the page has loaded when it is there.
    const own = new Set(namesOf(false).map((name) => files[name][0]))
    const now = new Set(['', ...namesOf(false)].flatMap((name) => files[name]))
    const later = new Set(namesOf(true).flatMap((name) => files[name].filter((file) => !now.has(file))))
    const head = [
      ...[...now].filter((file) => !own.has(file)).map((file) => `<link rel="modulepreload" ${LOW} href="${file}"/>`),
      ...[...own].map((file) => `<script type="module" ${LOW} src="${file}"></script>`),
      `<script type="module" ${LOW} src="${loader}" data-later="${[...later].join(' ')}"></script>`,
    ]
    return html
      .replace(SCRIPT, (script, attributes) => (isKept(attributes) ? script : ''))
      .replace(SCRIPT_PRELOAD, '')
      .replace(BOOT, () => `<script>${boot}</script>`)
      .replace('</head>', () => `${head.join('')}</head>`)
  }

  function standIn(file) {
    return existsSync(file) ? rewrite(readFileSync(file, 'utf8')) : null
  }

  /** The page to send in place of `html`, with its policy; null when it is to stay as it is. */
  return function pageFor(html, { status, path }) {
    const isBare = html.includes('id="__next_error__"')
    if (isBare && standIns[status]) return { page: standIns[status], policy: policy(path) }
    if (isBare || !html.includes('<div data-island-page')) return null
    return { page: rewrite(html), policy: policy(path) }
  }
}

/** Structured data is no program, and the boot script is ours. */
function isKept(attributes) {
  return attributes.includes('application/ld+json') || attributes.includes('src="/boot.js"')
}

/** No script but the site's files and the boot script by its hash; one page may show a map when it is asked for. */
function contentPolicy(bootHash) {
  const shared = [
    "default-src 'none'",
    `script-src 'self' ${bootHash}`,
    "style-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
  return (path) => (path === '/contact-us' ? `${shared}; frame-src https://www.openstreetmap.org` : shared)
}
