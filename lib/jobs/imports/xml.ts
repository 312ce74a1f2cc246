import 'server-only'
import { SaxesParser } from 'saxes'
import { ApiError } from '@/lib/api/errors'
import type { TableRow } from '@/lib/jobs/imports/csv'
import { decoded, MAX_ROWS } from '@/lib/jobs/imports/decoded'
import { type Format, indeedFormat, wordpressFormat } from '@/lib/jobs/imports/formats'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { grouped } from '@/lib/platform/numbers'

const MAX_DEPTH = 20
/** Characters without a break, such as a text, a tag or a comment. */
const MAX_TEXT = 1_000_000
const MAX_ELEMENTS = 100

/** Reads an uploaded file: a job feed in Indeed's format, or a WordPress export with the jobs of WP Job Manager. */
export const readXml = (bytes: Buffer) => readJobs(bytes, [indeedFormat, wordpressFormat], messages.notXml)

/** Reads a job feed in Indeed's format. */
export const readFeed = (bytes: Buffer) => readJobs(bytes, [indeedFormat], messages.notFeed)

/**
 * Reads jobs as the table that they would be as CSV: first the header, and then a row for each job, numbered from 1.
 * Throws `invalid` with the reason if the file isn't complete and well-formed. Document types and their entities are
 * refused, never read.
 */
async function* readJobs(bytes: Buffer, formats: Format[], notKnown: string): AsyncGenerator<TableRow> {
  const encoding = encodingOf(bytes)
  const jobs = jobParser(formats, notKnown)
  let hasHeader = false
  let number = 0
  for (const text of decoded(bytes, encoding, messages.notEncoded(encoding))) {
    jobs.write(text)
    const format = jobs.format()
    if (format && !hasHeader) yield { number: 0, cells: format.header }
    hasHeader = format !== null
    for (const cells of jobs.take()) {
      number++
      if (number > MAX_ROWS) throw new ApiError('invalid', messages.tooManyJobs(grouped(MAX_ROWS)))
      yield { number, cells }
    }
  }
  jobs.end()
  if (number === 0) throw new ApiError('invalid', jobs.format()?.noJobs ?? notKnown)
}

function jobParser(formats: Format[], notKnown: string) {
  const parser = new SaxesParser()
  const path: string[] = []
  let format: Format | null = null
  /** How deep a job's elements are. */
  let depth = 0
  let rows: string[][] = []
  let job: Map<string, string> | null = null
  let name = ''
  let text = ''
  let breakAt = 0
  let isEnded = false
  const refuse = (message: string) => {
    throw new ApiError('invalid', message)
  }
  const problem = () => {
    if (!format) return notKnown
    return isEnded ? messages.cutOff(format.path[0]) : messages.malformed(parser.line)
  }
  const isJobPath = () => format?.path.length === path.length && format.path.every((each, at) => each === path[at])
  parser.on('error', () => refuse(problem()))
  parser.on('doctype', () => refuse(messages.doctype))
  parser.on('opentag', ({ name: written, attributes }) => {
    breakAt = parser.position
    const element = written.toLowerCase()
    path.push(element)
    if (path.length > MAX_DEPTH) refuse(messages.tooDeep(parser.line))
    if (path.length === 1) {
      format = formats.find((each) => each.path[0] === element) ?? null
      if (!format) return refuse(notKnown)
      depth = format.path.length + 1
    }
    if (isJobPath()) job = new Map()
    if (!job || path.length < depth) return
    // HTML that isn't escaped.
    if (path.length > depth) text += `<${element}>`
    else [name, text] = [format?.nameOf(element, attributes as Record<string, string>) ?? element, '']
  })
  parser.on('closetag', () => {
    breakAt = parser.position
    if (job && format && path.length > depth) text += `</${path.at(-1)}>`
    else if (job && format && path.length === depth) {
      const [key, value] = format.fieldOf?.(name, text) ?? [name, text]
      if (job.size < MAX_ELEMENTS && !job.get(key)) job.set(key, value)
    } else if (job && format && isJobPath()) {
      if (format.isJob(job)) rows.push(format.cellsOf(job))
      job = null
    }
    path.pop()
  })
  const add = (more: string) => {
    breakAt = parser.position
    if (job && path.length >= depth) text += more
    if (text.length > MAX_TEXT) refuse(messages.tooLongText(parser.line))
  }
  parser.on('text', add)
  parser.on('cdata', add)
  return {
    format: (): Format | null => format,
    write(chunk: string): void {
      parser.write(chunk)
      if (parser.position - breakAt > MAX_TEXT) refuse(messages.tooLongText(parser.line))
    },
    take(): string[][] {
      const taken = rows
      rows = []
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

/** Whether a file starts like XML, in any encoding. Otherwise, it can be CSV. */
export const isXml = (bytes: Buffer) => /^[\0\s\xef\xbb\xbf\xfe\xff]*</.test(bytes.subarray(0, 200).toString('latin1'))

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
