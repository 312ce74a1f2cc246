import { readdirSync, readFileSync } from 'node:fs'

const defined = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!console\/lists)\/admin-list\.ts$/.test(file),
)

test.each(defined)('has the list of lib/%s', (file) =>
  expect(readFileSync('lib/console/all-lists.ts', 'utf8')).toContain(`'@/lib/${file.replace(/\.ts$/, '')}'`),
)
