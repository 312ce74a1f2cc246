import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/**
 * Painting waits for the end of the page: half a page would be laid out and painted in pieces, which takes longer and moves.
 * A script adds the link, because HTML validators don't know `blocking` on it yet.
 */
const waitForEnd = `{const end=document.createElement('link');end.rel='expect';end.href='#page-end';end.blocking='render';document.head.append(end)}`

/** The one inline script of a page without Next's runtime, and what its content policy names it by. */
export const bootScript = `${readFileSync('public/boot.js', 'utf8').trim()}\n${waitForEnd}`
export const bootHash = `'sha256-${createHash('sha256').update(bootScript).digest('base64')}'`
