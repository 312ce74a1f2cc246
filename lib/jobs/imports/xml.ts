import 'server-only'
import { SaxesParser } from 'saxes'
import { ApiError } from '@/lib/api/errors'
import type { TableRow } from '@/lib/jobs/imports/csv'
import { decoded, MAX_ROWS } from '@/lib/jobs/imports/decoded'
import { cellsOf, feedHeader } from '@/lib/jobs/imports/feed-job'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { grouped } from '@/lib/platform/numbers'

const MAX_DEPTH = 20
/** Characters without a break, such as a text, a tag or a comment. */
const MAX_TEXT = 1_000_000
const MAX_ELEMENTS = 100

/**
 * Reads a job feed in Indeed's format, as the table that it would be as CSV: first the header, and then a row for each
 * job, numbered from 1. Throws `invalid` with the reason if it isn't complete and well-formed. Document types and their
 * entities are refused, never read.
 */
export async function* readXml(bytes: Buffer): AsyncGenerator<TableRow> {
  yield { number: 0, cells: feedHeader }
  const encoding = encodingOf(bytes)
  const feed = feedParser()
  let number = 0
  for (const text of decoded(bytes, encoding, messages.notEncoded(encoding))) {
    feed.write(text)
    for (const job of feed.take()) {
      number++
      if (number > MAX_ROWS) throw new ApiError('invalid', messages.tooManyJobs(grouped(MAX_ROWS)))
      yield { number, cells: cellsOf(job) }
    }
  }
  feed.end()
  if (number === 0) throw new ApiError('invalid', messages.noJobs)
}

type Job = Map<string, string>

function feedParser() {
  const parser = new SaxesParser()
  const path: string[] = []
  let jobs: Job[] = []
  let job: Job | null = null
  let text = ''
  let breakAt = 0
  let isEnded = false
  let hasRoot = false
  const refuse = (message: string) => {
    throw new ApiError('invalid', message)
  }
  const problem = () => {
    if (!hasRoot) return messages.notFeed
    return isEnded ? messages.cutOff : messages.malformed(parser.line)
  }
  parser.on('error', () => refuse(problem()))
  parser.on('doctype', () => refuse(messages.doctype))
  parser.on('opentag', ({ name: written }) => {
    breakAt = parser.position
    const name = written.toLowerCase()
    path.push(name)
    hasRoot = true
    if (path.length > MAX_DEPTH) refuse(messages.tooDeep(parser.line))
    if (path.length === 1 && name !== 'source') refuse(messages.notFeed)
    if (path.length === 2 && name === 'job') job = new Map()
    if (path.length === 3) text = ''
    // HTML that isn't escaped.
    else if (path.length > 3 && job) text += `<${name}>`
  })
  parser.on('closetag', () => {
    breakAt = parser.position
    const name = path.pop() ?? ''
    if (path.length === 2 && job && job.size < MAX_ELEMENTS && !job.get(name)) job.set(name, text)
    else if (path.length > 2 && job) text += `</${name}>`
    if (path.length !== 1 || !job) return
    jobs.push(job)
    job = null
  })
  const add = (more: string) => {
    breakAt = parser.position
    if (path.length > 2 && job) text += more
    if (text.length > MAX_TEXT) refuse(messages.tooLongText(parser.line))
  }
  parser.on('text', add)
  parser.on('cdata', add)
  return {
    write(chunk: string): void {
      parser.write(chunk)
      if (parser.position - breakAt > MAX_TEXT) refuse(messages.tooLongText(parser.line))
    },
    take(): Job[] {
      const taken = jobs
      jobs = []
      return taken
    },
    end(): void {
      isEnded = true
      parser.close()
    },
  }
}

const encodings: Record<string, string> = {
  'utf-8': 'utf-8',
  utf8: 'utf-8',
  'us-ascii': 'windows-1252',
  ascii: 'windows-1252',
  'iso-8859-1': 'windows-1252',
  latin1: 'windows-1252',
  'windows-1252': 'windows-1252',
  cp1252: 'windows-1252',
}

/** By its byte order mark, or else by its declaration. */
function encodingOf(bytes: Buffer): string {
  const start = bytes.subarray(0, 4).toString('latin1')
  if (start.startsWith('\xff\xfe') || start === '<\0?\0') return 'utf-16le'
  if (start.startsWith('\xfe\xff') || start === '\0<\0?') return 'utf-16be'
  if (start.startsWith('\xef\xbb\xbf')) return 'utf-8'
  const declaration = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]{1,40})["']/.exec(
    bytes.subarray(0, 200).toString('latin1'),
  )
  const name = declaration?.[1] ?? 'utf-8'
  return encodings[name.toLowerCase()] ?? refuseEncoding(name)
}

function refuseEncoding(name: string): never {
  throw new ApiError('invalid', messages.encoding(name))
}
