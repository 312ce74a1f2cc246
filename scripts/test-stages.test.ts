import { countJest, countPlaywright, countReport } from './test-stages'

test('what a runner passed and failed is read from its last lines', () => {
  expect(countJest('Test Suites: 1 failed, 2 passed, 3 total\nTests:       2 failed, 30 passed, 32 total\n')).toEqual({
    passed: 30,
    failed: 2,
  })
  expect(countPlaywright('  1 failed\n    [desktop] › a.spec.ts\n  1 flaky\n  50 passed (1.2m)\n')).toEqual({
    passed: 51,
    failed: 1,
    unsteady: 1,
  })
  expect(countReport('\n[units] Tests: 4 passed, 4 total\n\n12 passed, 1 failed\n')).toEqual({ passed: 12, failed: 1 })
})

test('a run that ended before it counted anything has passed nothing', () => {
  for (const count of [countJest, countPlaywright, countReport])
    expect(count('Error: the port is taken')).toMatchObject({ passed: 0, failed: 0 })
})
