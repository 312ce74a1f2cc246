import { existsSync, readFileSync } from 'node:fs'
import { applied, recipeSteps } from './recipe-steps'

const steps = recipeSteps(readFileSync('docs/adding.md', 'utf8')).filter((step) => step.kind !== 'run')

test('docs/adding.md has recipes', () => expect(steps.length).toBeGreaterThan(15))

test.each(steps)('the $kind step of a recipe fits $file', (step) => {
  expect(existsSync(step.file)).toBe(step.kind === 'into')
  const content = step.kind === 'into' ? readFileSync(step.file, 'utf8') : ''
  expect(applied(step, content).length).toBeGreaterThan(content.length)
})

test('a line that is missing or there twice is refused by name', () => {
  const step = { kind: 'into', file: 'x.ts', place: 'after', line: 'a', text: 'b' } as const
  expect(applied(step, 'a\nc')).toBe('a\nb\nc')
  for (const content of ['c', 'a\na']) expect(() => applied(step, content)).toThrow('x.ts has to have "a" once.')
})
