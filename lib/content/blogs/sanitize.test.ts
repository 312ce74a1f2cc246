import { execFileSync } from 'node:child_process'

const attacks = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<textarea></textarea/><img src=x onerror=alert(1)>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext></p><style><img src=x onerror=alert(1)></style></mtext></math>',
  '<xmp><img src=x onerror=alert(1)></xmp>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java\tscript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="/\t/evil.example">x</a>',
  '<a href="evil.example">x</a>',
  '<p onclick="alert(1)" style="position:fixed" class="x">x</p>',
  '<form action="https://evil.example"><input></form>',
  '<img src="https://evil.example/pixel.png">',
  '<img src="/uploads/blogs/../../api/auth/session">',
  '<base href="https://evil.example">',
  '<<script>script>alert(1)<</script>/script>',
]

const allowed = [
  '<h2>Title</h2><p>Some <strong>bold</strong>, <em>leaning</em> and <u>underlined</u> words.<br />More.</p>',
  '<ul><li>one</li></ul><ol><li>two</li></ol><blockquote>said</blockquote>',
  '<a href="https://www.example.com/" rel="noopener noreferrer nofollow">link</a>',
  '<a href="/global-staffing">page</a>',
  '<img src="/uploads/blogs/a_b-1.webp" alt="A bridge" loading="lazy" />',
  '<img src="/uploads/blogs/a_b-1.webp" alt="A bridge" width="800" height="450" loading="lazy" />',
]
const link = '<a href="mailto:a@b.example" target="_top">a</a>'

/**
 * Runs in a separate process: sanitize-html requires an ES module, which Node supports and Jest's `require` doesn't.
 */
function sanitizeAll(corpus: string[]): Map<string, string> {
  const script = `import { sanitizeBlogHtml } from './lib/content/blogs/sanitize.ts'
    console.log(JSON.stringify(${JSON.stringify(corpus)}.map((html) => sanitizeBlogHtml(html))))`
  const answer = execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  const clean = JSON.parse(answer) as string[]
  return new Map(corpus.map((html, index) => [html, clean[index] ?? '']))
}

let sanitized: Map<string, string>

beforeAll(() => {
  sanitized = sanitizeAll([...attacks, ...allowed, link])
})

test.each(attacks)('neutralizes %s', (html) => {
  const markup =
    sanitized
      .get(html)
      ?.match(/<[^>]*>/g)
      ?.join('') ?? ''
  expect(markup).not.toMatch(
    /script|onerror|onclick|style|class|srcdoc|javascript|data:|evil|svg|textarea|iframe|img|form/i,
  )
})

test.each(allowed)('keeps %s', (html) => {
  expect(sanitized.get(html)).toBe(html)
})

test('adds a rel to every link and nothing else', () => {
  expect(sanitized.get(link)).toBe('<a href="mailto:a@b.example" rel="noopener noreferrer nofollow">a</a>')
})
