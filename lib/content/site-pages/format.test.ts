import { hasRichText, isSafeHref, pointsOf } from '@/lib/content/site-pages/format'

test.each([
  '/',
  '/contact-us',
  '/application-services#application-modernization',
  '/applied-jobs?q=java',
  'https://www.example.com/a?b=c#d',
  'mailto:hello@cedarbridge.example',
  'tel:+15125550142',
])('%s is a link', (href) => expect(isSafeHref(href)).toBe(true))

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'http://a.example',
  '//evil.example',
  '/\\evil.example',
  '/.//evil.example',
  '/a b',
  'https://',
  'https://localhost',
  'https://user:word@a.example',
  'https:\\\\evil.example',
  'about-us',
  'mailto:',
  'mailto:a@b"onclick=x',
  'tel:abc',
  '#anchor',
])("%s isn't a link", (href) => expect(isSafeHref(href)).toBe(false))

test.each([
  ['<p>Text</p>', true],
  ['<p><img src="/uploads/blogs/a.webp"></p>', true],
  ['<p>&nbsp; <br></p>', false],
  ['', false],
])('tells whether %s has content: %s', (html, isSaid) => expect(hasRichText(html)).toBe(isSaid))

test('splits a text into a point per line', () => expect(pointsOf(' One \n\nTwo\n')).toEqual(['One', 'Two']))
