import { articleProblems } from '@/lib/content/blogs/checks'

test.each([
  ['', []],
  ['<h2>One</h2><p>Text with <a href="/applied-jobs">our jobs</a></p><h2>Two</h2>', []],
  ['<h1>One</h1><h2>Two</h2><h1>Three</h1><p><a href="mailto:a@b.example">Write to us</a></p>', []],
  ['<p><a href="">our jobs</a></p>', ['The link “our jobs” has an invalid URL.']],
  ['<p><a href="https://">our <strong>jobs</strong></a></p>', ['The link “our jobs” has an invalid URL.']],
  ['<p><a href="//evil.example">jobs</a></p>', ['The link “jobs” has an invalid URL.']],
  ['<p><a href="https://a.example/x"> </a></p>', ['The link to https://a.example/x has no text.']],
  ['<p><a href="/privacy">Click here</a></p>', ['The link “Click here” doesn’t say where it goes.']],
  ['<p><a href="/privacy"><img src="/uploads/blogs/a.webp" alt="A crane"></a></p>', []],
  ['<img src="/uploads/blogs/a.webp" alt=" ">', ['The image a.webp has no description.']],
  ['<h2></h2>', ['A Header 2 is empty.']],
  ['<h2>First</h2><h1>Second</h1>', ['“First” is a Header 2 with no Header 1 above it.']],
  ['<h1>One</h1><h3>Deep</h3>', ['“Deep” is a Header 3 with no Header 2 above it.']],
])('finds in %j: %j', (html, problems) => expect(articleProblems(html)).toEqual(problems))
