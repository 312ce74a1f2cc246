import { readFileSync } from 'node:fs'
import packageJson from '@/package.json' with { type: 'json' }
import { newestRelease } from './changes'

test('reads the newest release, without the part for operators', () => {
  const text = `# Changelog

About this file.

## 1.1.0 (January 2, 2027)

The second release.

### Jobs

- Copy a job, with
  its **questions**.
- Read [how](docs/a.md) \`it\` works.

### For operators

- Back up.

## 1.0.0

### Older

- Not this.
`
  expect(newestRelease(text)).toEqual({
    name: '1.1.0 (January 2, 2027)',
    groups: [{ title: 'Jobs', changes: ['Copy a job, with its questions.', 'Read how it works.'] }],
  })
})

test('CHANGELOG.md starts with the version in package.json', () => {
  const { name, groups } = newestRelease(readFileSync('CHANGELOG.md', 'utf8'))
  expect(name).toMatch(new RegExp(`^${packageJson.version.replaceAll('.', '\\.')} \\(\\w+ \\d+, \\d{4}\\)$`))
  for (const { changes } of groups) expect(changes.length).toBeGreaterThan(0)
  expect(groups.length).toBeGreaterThan(0)
})
