const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = String.raw`(?:(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,?\s?['’]?\s?(?:19|20)\d\d|(?:0?[1-9]|1[0-2])\s?[/.-]\s?(?:19|20)\d\d)`
const NOW = '(?:present|current(?:ly)?|now|today|ongoing|till (?:date|now)|to date)'
const RANGE = new RegExp(String.raw`\(?\b(${MONTH})\s?(?:-|–|—|to|until|till)\s?(${MONTH}|${NOW})\b\)?`, 'i')

export type Range = { from: string; to: string; isPresent: boolean; written: string }

/** "Apr 2018 – Present" or "04/2018 to 06/2021". Ranges of years only have no months, so they aren't read. */
export function rangeIn(line: string): Range | null {
  const [written, from = '', to = ''] = RANGE.exec(line) ?? []
  if (!written) return null
  const range = { from: monthOf(from), to: monthOf(to), isPresent: new RegExp(`^${NOW}$`, 'i').test(to), written }
  return range.isPresent || range.from <= range.to ? range : null
}

function monthOf(text: string): string {
  const year = /(?:19|20)\d\d/.exec(text)?.[0]
  const named = months.indexOf(text.slice(0, 3).toLowerCase()) + 1
  const month = named || Number(/^\d+/.exec(text)?.[0] ?? 0)
  return year && month ? `${year}-${String(month).padStart(2, '0')}` : ''
}
