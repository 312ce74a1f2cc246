import type { PayPeriod } from '@/lib/generated/prisma/enums'

export type Tag = 'W2' | 'C2C' | '1099' | 'base' | 'total' | 'extra' | 'target' | 'rate'
export type PayWord =
  | { kind: 'number'; value: number; isIndian: boolean; isDotted: boolean }
  | { kind: 'currency'; code: string; isBare: boolean }
  | { kind: 'unit'; factor: number; isIndian: boolean; isYearly: boolean }
  | { kind: 'period'; period: PayPeriod | null }
  | { kind: 'from' | 'upTo' | 'most' | 'plus' | 'more' | 'to' | 'and' | 'rupees' | 'percent' | 'end' | 'or' | 'years' }
  | { kind: 'tag'; tag: Tag }
  | { kind: 'word'; text: string }

const currencies: [string, string, boolean?][] = [
  ['USD', String.raw`us ?\$|u\.s\. ?\$|usd|us dollars?|dollars?|bucks`],
  ['CAD', String.raw`c ?\$|ca ?\$|cad ?\$?|cdn ?\$?|canadian dollars?`],
  ['AUD', String.raw`a\$|au ?\$|aud ?\$?|australian dollars?`],
  ['NZD', String.raw`nz ?\$|nzd ?\$?`],
  ['SGD', String.raw`s\$|sgd ?\$?`],
  ['HKD', String.raw`hk ?\$|hkd ?\$?`],
  ['MXN', String.raw`mx ?\$|mxn|pesos?`],
  ['BRL', String.raw`r\$|brl|reais`],
  ['USD', String.raw`\$`, true],
  ['INR', String.raw`₹|rs\.?|inr|rupees?`],
  ['GBP', '£|gbp|pounds?(?: sterling)?'],
  ['EUR', '€|eur|euros?'],
  ['AED', 'aed|dirhams?|dhs?'],
  ['SAR', 'sar|riyals?'],
  ['QAR', 'qar'],
  ['KWD', 'kwd'],
  ['CHF', 'chf|swiss francs?'],
  ['JPY', '¥|jpy|yen'],
  ['PLN', 'pln|zł|zloty'],
  ['PHP', '₱|php'],
  ['MYR', 'myr|rm'],
  ['ZAR', 'zar'],
  ['SEK', 'sek'],
  ['DKK', 'dkk'],
  ['NOK', 'nok'],
  ['ILS', '₪|ils|nis'],
]
const edge = String.raw`(?![\p{L}])`
const currencyPattern = currencies.map(([, written], index) => `(?<c${index}>${bounded(written)})`).join('|')

function bounded(written: string): string {
  return written
    .split('|')
    .map((each) =>
      /^\p{L}/u.test(each)
        ? String.raw`(?<![\p{L}])${each}${/[a-z?)]$/.test(each) && !each.endsWith('$?') ? edge : ''}`
        : each,
    )
    .join('|')
}

const per = String.raw`(?:(?:per|an?|each|every|\/|p\/) ?)?`
const periods: [PayPeriod, string][] = [
  ['HOUR', 'hours?|hourly|hrs?|hrly|ph|p/h'],
  ['DAY', 'days?|daily|pd|p/d|per diem'],
  ['WEEK', 'weeks?|weekly|wks?|pw|p/w'],
  ['MONTH', String.raw`months?|monthly|mos?|mth|mnth|pm|p\.m\.?|pcm|p/m`],
  ['YEAR', String.raw`years?|yearly|yrs?|yr|annum|annually|annual|annualized|pa|p\.a\.?|p/a|p\.? ?annum`],
]
const periodPattern = periods.map(([, written], index) => `(?<p${index}>${per}(?:${written})${edge}\\.?)`).join('|')

/** Numbers that state requirements, not pay: '5+ years', '40 hours per week', '6 months contract'. */
const experience = String.raw`\d+(?:\.\d+)? ?(?:\+|-|to)? ?(?:\d+ ?\+?)? ?(?:years?|yrs?|yoe)(?= ?(?:of |exp|'|$|,|\)))(?<!\$ ?\d+ ?yrs?)|\d+ ?(?:\+|-)? ?\d* ?(?:hours?|hrs?|days?) ?(?:a|per|\/|in a) ?(?:week|wk|month|day)\b|(?:\d+|six|three|twelve)[+ -]*(?:months?|mos?\.?|weeks?|yrs?|years?) (?:contract|duration|project|term|assignment|c2h|cth|bond|training|long)|for \d+ (?:months?|weeks?)|\d+ (?:positions?|openings?|vacanc(?:y|ies)|days? (?:off|pto))`
const tags: [Tag, string][] = [
  ['C2C', 'c ?2 ?c|corp[- ]?(?:to|2)[- ]?corp|c-2-c|third party|vendor rate'],
  ['W2', 'w-?2'],
  ['1099', '1099'],
  [
    'extra',
    String.raw`(?:sign(?:ing)?[- ]?(?:on)?|joining|performance|annual|yearly|quarterly|target|retention|referral|relocation|shift)? ?(?:bonus(?:es)?|allowances?|differential)|sign[- ]?on|commissions?|equity|esops?|rsus?|stocks?(?: options)?|stipend for|benefits?|incentives?|variable(?: pay)?|401 ?\(?k\)?|uncapped|overtime|ot(?=\b)|hikes?|increments?|pf|esic?|insurance|perks|budget for`,
  ],
  ['target', 'ote|on[- ]target(?: earnings)?'],
  ['total', 'total comp(?:ensation)?|tc(?=\\b)|total cash|all[- ]in(?:clusive)?|package'],
  ['base', 'base(?: salary| pay)?|basic|fixed|in[- ]?hand|take[- ]?home|gross'],
  ['rate', '(?:pay|bill)? ?rate'],
]
const tagPattern = tags
  .map(([, written], index) => String.raw`(?<t${index}>(?<![\p{L}\d])(?:${written})${edge})`)
  .join('|')

const word = new RegExp(
  [
    `(?<skip>${experience})`,
    tagPattern,
    currencyPattern,
    String.raw`(?<number>\d{1,3}(?: \d{3})+(?!\d)|\d[\d,]*(?:\.\d+)*)`,
    String.raw`(?<unit>(?<=[\d ])(?:k|thousand|lakhs?|lacs?|lakh|lpa|l\.p\.a\.?|ctc lpa|l|crores?|crs?|cpa)${edge}\.?)`,
    String.raw`(?<rupees>\/-)`,
    periodPattern,
    String.raw`(?<plus>\+)`,
    '(?<more>(?:and|or|&) (?:above|up|more|higher|over)|onwards|upwards|minimum(?= *$)|min(?= *$))',
    String.raw`(?<from>from|min(?:imum)?\.?|starting(?: (?:at|from|pay|salary))?|starts? (?:at|from)|above|over|at least|more than|not less than|north of|>)`,
    '(?<most>max(?:imum)?(?= *[).,]*$)|at most|or less|cap(?:ped)?)',
    String.raw`(?<upTo>up ?to|max(?:imum)?\.?|below|under|not more than|less than|no more than|capped at|<)`,
    String.raw`(?<to>-|to(?![\p{L}])|till|through)`,
    '(?<percent>%)',
    String.raw`(?<end>[;|(),\n])`,
    String.raw`(?<or>\/|or${edge}|&)`,
    `(?<and>and${edge})`,
    String.raw`(?<word>[\p{L}'’]+|[^\s])`,
  ].join('|'),
  'giu',
)

export function payWordsOf(text: string): PayWord[] {
  const plain = text
    .toLowerCase()
    .replace(/[‒–—−~]/g, '-')
    .replace(/\s+/g, ' ')
    .trim()
  return [...plain.matchAll(word)].flatMap(({ groups = {} }): PayWord[] => {
    if (groups.skip) return []
    const match = Object.entries(groups).find(([, value]) => value !== undefined)
    if (!match) return []
    const [name, written = ''] = match
    const index = Number(name.slice(1))
    if (/^t\d/.test(name)) return [{ kind: 'tag', tag: tags[index]?.[0] ?? 'extra' }]
    if (/^c\d/.test(name))
      return [{ kind: 'currency', code: currencies[index]?.[0] ?? '', isBare: currencies[index]?.[2] ?? false }]
    if (/^p\d/.test(name)) return [{ kind: 'period', period: periods[index]?.[0] ?? null }]
    if (name === 'number') return [numberOf(written)]
    if (name === 'unit') return [unitOf(written)]
    if (name === 'word') return [{ kind: 'word', text: written }]
    return [
      { kind: name as 'from' | 'upTo' | 'most' | 'plus' | 'more' | 'to' | 'and' | 'rupees' | 'percent' | 'end' | 'or' },
    ]
  })
}

function numberOf(written: string): PayWord {
  const plain = written.replace(/[,.]$/, '').replaceAll(' ', '')
  // 60.000 means 60,000 in Europe, and 3,00,000 means three lakhs in India.
  const isDotted = /^\d{1,3}(?:\.\d{3})+$/.test(plain)
  const isIndian = /^\d{1,2}(?:,\d\d)+,\d{3}(?:\.\d+)?$/.test(plain)
  return { kind: 'number', value: Number(plain.replaceAll(',', '').replace(/\.(?=.*\.)/g, '')), isIndian, isDotted }
}

function unitOf(written: string): PayWord {
  const isYearly = /^(?:lpa|l\.p\.a|ctc lpa|cpa)/.test(written)
  if (/^(?:k|t)/.test(written)) return { kind: 'unit', factor: 1_000, isIndian: false, isYearly }
  return { kind: 'unit', factor: /^c(?!tc)/.test(written) ? 10_000_000 : 100_000, isIndian: true, isYearly }
}
