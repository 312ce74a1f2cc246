import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Delays painting until the end of the page, because layout in pieces takes longer and shifts. A script adds the link,
 * because HTML validators don't know `blocking` on it yet.
 */
const waitForEnd = `{const end=document.createElement('link');end.rel='expect';end.href='#page-end';end.blocking='render';document.head.append(end)}`

/** The only inline script of a page without Next's runtime, and its hash for the content security policy. */
export const bootScript = `${readFileSync('public/boot.js', 'utf8').trim()}\n${waitForEnd}`
export const bootHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`
