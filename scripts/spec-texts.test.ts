import { shownTexts } from '@/e2e/support/spec-texts'
import { files, isSource, isTest, textsIn } from './texts'

const listed = new Set(
  files()
    .filter((file) => /^(app|components|lib)\//.test(file) && isSource(file) && !isTest(file))
    .flatMap((file) => textsIn(file))
    .filter(({ kind }) => kind === 'string')
    .map(({ text }) => text),
)

test.each(Object.entries(shownTexts))("uses the specification's wording for %s", (_of, texts) => {
  expect(texts.filter((text) => !listed.has(text))).toEqual([])
})
