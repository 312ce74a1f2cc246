export type CsvColumn<Row> = { header: string; value: (row: Row) => string | number | Date | null }

/** A byte order mark, because some programs would otherwise guess the encoding. */
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
 * Spreadsheets treat cells that begin with one of these characters, or their full-width variants, as formulas. A
 * leading apostrophe keeps them text. Programs that split cells at semicolons or tabs ignore our quotes, so every part
 * of a cell is checked.
 */
const FORMULA = /(^|[,;\t\r\n"])(\s*)(?=[=+\-@＝＋－＠])/g

function cell(text: string): string {
  const safe = text.replace(FORMULA, "$1$2'").replace(/^(?=[\t\r])/, "'")
  return /[",;\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
