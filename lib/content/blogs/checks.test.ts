import { articleProblems } from '@/lib/content/blogs/checks'

test.each([
  ['', []],
  ['<h2>One</h2><p>Text with <a href="/applied-jobs">our jobs</a></p><h2>Two</h2>', []],
  ['<h1>One</h1><h2>Two</h2><h1>Three</h1><p><a href="mailto:a@b.example">Write to us</a></p>', []],
  ['<p><a href="">our jobs</a></p>', ['The link “our jobs” leads nowhere.']],
  ['<p><a href="https://">our <strong>jobs</strong></a></p>', ['The link “our jobs” leads nowhere.']],
  ['<p><a href="//evil.example">jobs</a></p>', ['The link “jobs” leads nowhere.']],
  ['<p><a href="https://a.example/x"> </a></p>', ['A link to https://a.example/x has no words.']],
  ['<p><a href="/privacy">Click here</a></p>', ['The link “Click here” does not say where it leads.']],
  ['<p><a href="/privacy"><img src="/uploads/blogs/a.webp" alt="A crane"></a></p>', []],
  ['<img src="/uploads/blogs/a.webp" alt=" ">', ['The picture a.webp does not say what it shows.']],
  ['<h2></h2>', ['A Header 2 has no words.']],
  ['<h2>First</h2><h1>Second</h1>', ['“First” is a Header 2 without a Header 1 above it.']],
  ['<h1>One</h1><h3>Deep</h3>', ['“Deep” is a Header 3 without a Header 2 above it.']],
])('%j: %j', (html, problems) => expect(articleProblems(html)).toEqual(problems))
