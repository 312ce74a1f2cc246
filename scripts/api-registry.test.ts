import { readFileSync } from 'node:fs'
import { registrySource } from './api-registry-source'

test('the list of calls is what the route files say: run npm run docs:api', async () => {
  expect(readFileSync('app/api/registry.ts', 'utf8')).toBe(await registrySource())
})
