import { countJest, countPlaywright, countReport, failuresIn } from './test-stages'

test("reads a runner's counts from its last lines", () => {
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

test('counts nothing as passed in a run that ended early', () => {
  for (const count of [countJest, countPlaywright, countReport])
    expect(count('Error: the port is taken')).toMatchObject({ passed: 0, failed: 0 })
})

test('repeats failures without passing tests', () => {
  const jest = [
    'PASS api a.test.ts',
    '  ● Console',
    'noise',
    'FAIL api b.test.ts',
    '  ● tells',
    '    Expected: 1',
    'PASS api c.test.ts',
  ]
  expect(failuresIn(jest.join('\n'))).toEqual(['  ● tells', '    Expected: 1'])
  const journeys = [
    '  ✓ 1 [desktop] › a',
    '  1) [desktop] › b.spec.ts › reads',
    '    Error: no',
    '  1 failed',
    '  50 passed',
  ]
  expect(failuresIn(journeys.join('\n'))).toEqual(['  1) [desktop] › b.spec.ts › reads', '    Error: no'])
  expect(failuresIn('error TS2322: unknown type')).toEqual(['error TS2322: unknown type'])
})
