import { lightPage } from './light-page'

const islands = {
  loader: '/load.js',
  imported: ['/react.js'],
  islands: { 'tab-switcher': '/tabs.js', 'save-job': '/save.js' },
}
const head = '<!DOCTYPE html><html><head><script src="/boot.js"></script></head>'
const lighten = (html: string) => lightPage(html, islands, 'boot()')

test("removes Next's scripts, adds the loader and keeps all other bytes", () => {
  const body = `<body class="a"  data-x='1'>&lt;script&gt; é <img src=x><p>one<p>two</body></html>`
  const html = `${head.replace('</head>', '<link rel="preload" as="script" href="/next.js"/><link rel="preload" as="style" href="/a.css"/></head>')}${body.replace('</body>', '<script src="/next.js" async=""></script><script>self.__next_f.push([1,"</p>"])</script></body>')}`
  expect(lighten(html)).toBe(
    '<!DOCTYPE html><html><head><script>boot()</script><link rel="preload" as="style" href="/a.css"/>' +
      '<link rel="modulepreload" fetchpriority="low" href="/react.js"/>' +
      `<script type="module" fetchpriority="low" src="/load.js"></script></head>${body}`,
  )
})

test('keeps structured data', () => {
  const data = '<script type="application/ld+json">{"name":"a"}</script>'
  expect(lighten(`${head}<body>${data}</body>`)).toContain(data)
})

test('loads the file of an island without HTML with the page', () => {
  const page = lighten(
    `${head}<body><portal-island data-name="tab-switcher"></portal-island><portal-island data-name="save-job"><b>x</b></portal-island></body>`,
  )
  expect(page).toContain('<script type="module" fetchpriority="low" src="/tabs.js"></script>')
  expect(page).not.toContain('/save.js')
})

test.each([
  'id="__next_error__"',
  '&lt;script src="/boot.js">&lt;/script>',
  '<!-- <script> -->',
  '<p title="</head><script>">',
  '<p data-a=\'<html id="__next_error__">\'>',
  '<textarea><script>alert(1)</script></textarea>',
  '<p>data-island-page portal-island $0 $& $1</p>',
])('removes the scripts whatever the text: %s', (text) => {
  const page = lighten(`${head}<body>${text}<script>next()</script></body></html>`)
  expect(page).toContain(text)
  expect(page).not.toContain('next()')
})

test.each([
  [
    'renders only in the browser',
    `<html id="__next_error__"><head><script src="/boot.js"></script></head><body></body>`,
  ],
  ['has a pending part', `${head}<body><template id="B:0"></template></body>`],
  ['has no boot script', '<html><head></head><body></body></html>'],
  ['has two', `${head}<body><script src="/boot.js"></script></body>`],
  ['ends in the middle of a script', `${head}<body><script>next()`],
  ['has no head', '<script src="/boot.js"></script>'],
])('leaves a page that %s to Next', (_name, html) => expect(lighten(html)).toBeNull())
