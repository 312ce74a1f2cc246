import { newSeeker, signInAdmin } from '@/e2e/support/people'
import { pageTexts } from '@/e2e/support/spec-texts'
import { Visitor } from '@/e2e/support/visitor'

const visitors: Record<string, Visitor> = {}

beforeAll(async () => {
  const { visitor } = await newSeeker()
  Object.assign(visitors, { anyone: new Visitor(), seeker: visitor, admin: await signInAdmin() })
})

test.each(pageTexts)("shows the specification's wording on $path", async ({ path, as, texts }) => {
  const reply = await visitors[as]?.call('GET', path, { headers: { accept: 'text/html' } })
  const found = textsOf(reply?.text ?? '')
  expect(texts.filter((each) => !found.has(each))).toEqual([])
})

/** Returns an element's text, even if React or inline elements split it. */
function textsOf(html: string): Set<string> {
  const body = html.replaceAll(/<(script|style|svg)\b.*?<\/\1>|<!--.*?-->/gs, '')
  const nodes = body.replaceAll(/<[^>]*>/g, '\n').split('\n')
  const labels = [...body.matchAll(/ (?:aria-label|placeholder|value|alt)="([^"]*)"/g)].map(([, label = '']) => label)
  return new Set([...nodes, ...labels].map((each) => decoded(each).trim()))
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", nbsp: ' ' }
const decoded = (text: string) => text.replaceAll(/&(#?\w+);/g, (whole, name) => entities[name] ?? whole)
