import 'server-only'
import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { ApiError } from '@/lib/api/errors'
import { decoded, MAX_ROWS } from '@/lib/jobs/imports/decoded'
import { importMessages as messages } from '@/lib/jobs/imports/messages'
import { grouped } from '@/lib/platform/numbers'

const MAX_COLUMNS = 200
const MAX_RECORD = 200_000
const MAX_NAME = 100
const START = 64 * 1024

/** A row's cells and its number in the file. The header is row 1, unless a line before it names the delimiter. */
export type TableRow = { number: number; cells: string[] }

/** Reads a CSV file row by row, starting with the header. Throws `invalid` with the reason if it can't be read. */
export async function* readCsv(bytes: Buffer): AsyncGenerator<TableRow> {
  const encoding = encodingOf(bytes)
  const start = firstLines(bytes, encoding)
  const named = namedDelimiter(start)
  const parser = parse({
    delimiter: named ?? delimiterOf(start),
    relax_column_count: true,
    relax_quotes: true,
    max_record_size: MAX_RECORD,
  })
  const source = Readable.from(decoded(bytes, encoding, messages.notText), { objectMode: false, encoding: 'utf8' })
  source.on('error', (error) => parser.destroy(error))
  let number = 0
  let columns = 0
  let rows = 0
  try {
    for await (const record of source.pipe(parser) as AsyncIterable<string[]>) {
      number++
      if (number === 1 && named) continue
      if (columns === 0) {
        const header = headerOf(record)
        columns = header.length
        yield { number, cells: header }
        continue
      }
      const cells = record.map((cell) => cell.trim())
      if (cells.every((cell) => cell === '')) continue
      rows++
      if (rows > MAX_ROWS) throw new ApiError('invalid', messages.tooManyRows(grouped(MAX_ROWS)))
      // Spreadsheets end rows with empty cells.
      while (cells.length > columns && cells.at(-1) === '') cells.pop()
      if (cells.length > MAX_COLUMNS) throw new ApiError('invalid', messages.tooManyColumns(MAX_COLUMNS))
      yield { number, cells }
    }
  } catch (error) {
    throw error instanceof ApiError ? error : new ApiError('invalid', reasonOf(error))
  } finally {
    source.destroy()
  }
  if (rows === 0) throw new ApiError('invalid', messages.empty)
}

/** The parser reads ahead, so it knows the row and the loop doesn't. */
function reasonOf(error: unknown): string {
  if (!(error instanceof CsvError)) throw error
  const row = Number(error.records) + 1
  if (error.code === 'CSV_MAX_RECORD_SIZE') return messages.tooLongRow(row)
  return error.code === 'CSV_QUOTE_NOT_CLOSED' ? messages.openQuote(row) : messages.notRead(row)
}

function headerOf(record: string[]): string[] {
  const names = record.map((name) => name.trim().replace(/\s+/g, ' ').slice(0, MAX_NAME).toWellFormed())
  while (names.at(-1) === '') names.pop()
  if (names.length === 0) throw new ApiError('invalid', messages.noHeader)
  if (names.length > MAX_COLUMNS) throw new ApiError('invalid', messages.tooManyColumns(MAX_COLUMNS))
  return names.map((name, index) => name || `Column ${index + 1}`)
}

function encodingOf(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  if (bytes.includes(0)) throw new ApiError('invalid', messages.notText)
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

const firstLines = (bytes: Buffer, encoding: string) => new TextDecoder(encoding).decode(bytes.subarray(0, START))

/** Excel takes a line such as "sep=;" before the header as the delimiter. */
const namedDelimiter = (text: string) => /^sep=([,;\t])\r?\n/i.exec(text)?.[1]

const delimiters = [',', ';', '\t'] as const

/** The most frequent delimiter in the first row, not counting quoted text. */
function delimiterOf(text: string): string {
  const counts = new Map<string, number>(delimiters.map((delimiter) => [delimiter, 0]))
  let isQuoted = false
  for (const character of text) {
    if (character === '"') isQuoted = !isQuoted
    else if (!isQuoted && (character === '\n' || character === '\r')) break
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1)
  }
  const [first = ','] = [...delimiters].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0))
  return first
}
