export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number | Date | null }

/** Marks the bytes as UTF-8 for the programs that would else guess. */
export const CSV_START = '\uFEFF'

export function csvHead<Row>(columns: CsvColumn<Row>[]): string {
  return line(columns.map(({ header }) => header))
}

export function csvLines<Row>(columns: CsvColumn<Row>[], rows: Row[]): string {
  return rows.map((row) => line(columns.map(({ value }) => textOf(value(row))))).join('')
}

const line = (cells: string[]) => `${cells.map(cell).join(',')}\r\n`

function textOf(value: string | number | Date | null): string {
  if (value === null) return ''
  return value instanceof Date ? value.toISOString() : String(value)
}

/**
 * A spreadsheet takes a cell that begins with one of these signs, or its full-width form, for a formula: an apostrophe in
 * front keeps it text. A program that parts cells by semicolons or tabs does not see our quotes, so that every part of a
 * cell may come to begin one.
 */
const FORMULA = /(^|[,;\t\r\n"])(\s*)(?=[=+\-@＝＋－＠])/g

function cell(text: string): string {
  const safe = text.replace(FORMULA, "$1$2'").replace(/^(?=[\t\r])/, "'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
