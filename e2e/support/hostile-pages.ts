import fc from 'fast-check'
import { Parser } from 'htmlparser2'

/** Sets a flag that tests look for if a browser ever runs it. */
const RUN = 'window.hostile=1'
const texts = fc.constantFrom(
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `</title></style></textarea><script>${RUN}</script>`,
  `"><img src=x onerror=${RUN}>`,
  `' autofocus onfocus='${RUN}`,
  `<svg/onload=${RUN}>`,
  `<iframe srcdoc="<script>${RUN}</script>"></iframe>`,
  `<!--><script>${RUN}</script>-->`,
  `]]><script>${RUN}</script>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `\\u003cscript\\u003e${RUN}`,
  `<a href="javascript:${RUN}">x</a>`,
  `<math><mtext><style><img src=x onerror=${RUN}></style>`,
  'Plain words',
)
const links = fc.constantFrom(
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  ` \u0001javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `vbscript:${RUN}`,
  `//evil.example/x`,
  `/\\evil.example`,
  `https://a.example/"onmouseover="${RUN}`,
  `https://a.example/?<script>${RUN}</script>`,
  `mailto:a@b.example?subject="onclick="${RUN}`,
  '/contact-us',
  `/contact-us?x="onclick="${RUN}`,
  'https://a.example/fine',
)
const bodies = fc
  .array(
    fc.oneof(
      texts,
      links.map((href) => `<p><a href="${href}" onclick="${RUN}" style="x:y" target="_blank">link</a></p>`),
      links.map((src) => `<img src="${src}" alt="x" onerror="${RUN}"><object data="${src}"></object>`),
      texts.map((text) => `<p title='${text}'>${text}</p>`),
      texts.map((text) => `<noscript><p title="${text}">${text}</p></noscript><template>${text}</template>`),
      fc.constantFrom(
        `<form action="javascript:${RUN}"><button formaction="javascript:${RUN}">x</button></form>`,
        `<meta http-equiv="refresh" content="0;url=javascript:${RUN}"><base href="javascript:">`,
        `<svg><a xlink:href="javascript:${RUN}"><animate attributeName=href values=javascript:${RUN} /></a></svg>`,
        `<details open ontoggle=${RUN}><summary>x</summary></details>`,
        `<p onclick="${RUN}" id="__proto__">words</p>`,
      ),
    ),
    { minLength: 1, maxLength: 5 },
  )
  .map((parts) => `<p>Words</p>${parts.join('')}`)
const files = fc.constantFrom('../../x.svg', `x" onerror="${RUN}.webp`, `javascript:${RUN}`, 'nowhere.webp')
const pictures = fc.oneof(
  { weight: 5, arbitrary: fc.constant(null) },
  { weight: 1, arbitrary: fc.record({ file: files, width: fc.constant(9), height: fc.constant(9), alt: texts }) },
)
const cut = (max: number) => texts.map((text) => text.slice(0, max))
const id = fc.string({ unit: fc.constantFrom(...'abcdefghij0123456789'), minLength: 8, maxLength: 12 })
const kind = <Kind extends string>(value: Kind) => fc.constant(value)
const items = <Item>(item: fc.Arbitrary<Item>, minLength = 1) => fc.array(item, { minLength, maxLength: 3 })

const sections = fc.oneof(
  fc.record({ kind: kind('text'), id, heading: texts, body: bodies, picture: pictures, isEmphasized: fc.boolean() }),
  fc.record({
    kind: kind('hero'),
    id,
    heading: texts,
    text: texts,
    link: fc.record({ label: cut(60), href: links }),
    ground: fc.constantFrom('light', 'dark'),
    picture: pictures,
  }),
  fc.record({
    kind: kind('tabs'),
    id,
    heading: texts,
    items: items(
      fc.record({ label: cut(40), heading: texts, text: texts, points: texts, picture: fc.constant(null) }),
      2,
    ),
  }),
  fc.record({
    kind: kind('cards'),
    id,
    heading: texts,
    items: items(fc.record({ title: cut(80), text: texts, href: links, picture: fc.constant(null) })),
  }),
  fc.record({
    kind: kind('steps'),
    id,
    heading: texts,
    items: items(fc.record({ when: cut(60), title: cut(80), text: texts }), 2),
  }),
  fc.record({ kind: kind('quote'), id, text: texts, name: cut(80), role: texts }),
  fc.record({
    kind: kind('questions'),
    id,
    heading: texts,
    items: items(fc.record({ question: texts, answer: texts })),
  }),
  fc.record({
    kind: kind('figures'),
    id,
    heading: texts,
    items: items(fc.record({ figure: cut(12), text: texts })),
  }),
  fc.record({ kind: kind('action'), id, label: cut(80), href: links, person: fc.constant('') }),
)
const nothing: { kind: string }[] = []
const oddities = fc.constantFrom(
  nothing,
  nothing,
  nothing,
  nothing,
  [{ kind: 'script', id: 'abcdef', text: RUN }],
  [{ kind: 'quote', id: 'abcdef', text: 'x', name: 'x', role: '', onclick: RUN }],
  [{ kind: 'text', id: `x" onclick="${RUN}`, heading: 'x', body: '<p>x</p>', picture: null, isEmphasized: false }],
)

/** A page's content, of which some is refused. */
const documents = fc
  .record({
    title: cut(60),
    lead: texts,
    metaTitle: cut(60),
    description: texts,
    sections: fc.uniqueArray(sections, { selector: ({ id }) => id, minLength: 1, maxLength: 4 }),
    odd: oddities,
  })
  .map(({ sections, odd, ...top }) => ({ ...top, sections: [...sections, ...odd] }))

export const hostileDocuments = (count: number, seed: number) => fc.sample(documents, { numRuns: count, seed })

const linkAttributes = ['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc', 'poster', 'background']

/** What in a page could run: scripts that the site didn't write, event handlers and links that run. */
export function whatCouldRun(html: string, policy: string): string[] {
  const found: string[] = []
  let script: { nonce: string; src: string; type: string; text: string } | null = null
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [attribute, value] of Object.entries(attributes)) {
        if (/^on/i.test(attribute)) found.push(`<${name} ${attribute}="${value}">`)
        const target = value.replace(/[\s\p{Cc}]/gu, '').toLowerCase()
        if (linkAttributes.includes(attribute) && /^(javascript|vbscript|data:text)/.test(target))
          found.push(`<${name} ${attribute}="${value}">`)
      }
      if (['object', 'embed', 'iframe', 'base'].includes(name)) found.push(`<${name}>`)
      if (name === 'meta' && attributes['http-equiv']) found.push('<meta http-equiv>')
      if (name === 'script') script = { nonce: '-', src: '', type: '', text: '', ...attributes }
    },
    ontext(text) {
      if (script) script.text += text
    },
    onclosetag(name) {
      if (name !== 'script' || !script) return
      const { nonce, src, type, text } = script
      // The page's own scripts have its nonce. Structured data doesn't run.
      const isOwn = policy.includes(`'nonce-${nonce}'`) || type === 'application/ld+json'
      if (!isOwn && (text.includes(RUN) || (src !== '' && !/^\/(?![/\\])/.test(src))))
        found.push(`<script src="${src}">${text.slice(0, 80)}`)
      script = null
    },
  })
  parser.end(html)
  return found
}
