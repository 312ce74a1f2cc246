import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const names = [...readFileSync('deploy/alerts.yml', 'utf8').matchAll(/- alert: (\w+)/g)].map(([, name = '']) => name)
const promtool = (...args: string[]) => spawnSync('promtool', args, { encoding: 'utf8' })

test('operations.md says what to do about each alert', () => {
  const explained = [...readFileSync('docs/operations.md', 'utf8').matchAll(/^\| (Portal\w+) \|/gm)].map(
    ([, name]) => name,
  )
  expect(explained).toEqual(names)
})

test('deploy/alerts.test.yml expects each alert to fire', () => {
  const firing = readFileSync('deploy/alerts.test.yml', 'utf8')
  for (const name of names) expect(firing).toContain(`{alertname="${name}"}`)
})

test('each alert fires when it should, and none on a healthy site', () => {
  const { error, status, stdout, stderr } = promtool('test', 'rules', 'deploy/alerts.test.yml')
  if (error && process.env.CI) throw new Error('The test of deploy/alerts.yml needs promtool: install prometheus.')
  if (error) return console.warn("The alert rules weren't evaluated, because promtool isn't installed.")
  expect([status, `${stdout}${stderr}`]).toEqual([0, expect.stringContaining('SUCCESS')])
})
