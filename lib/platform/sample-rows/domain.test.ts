import { isSampleAddress } from '@/lib/platform/sample-rows/domain'

test.each([
  ['maya.lindqvist@sample.example', true],
  ['Maya.Lindqvist@Sample.Example', true],
  ['d.whitlock@larkhaven.sample.example', true],
  ['maya@example.com', false],
  ['maya@mail.example', false],
  ['maya@notsample.example', false],
  ['maya@sample.example.com', false],
  ['sample.example@acme.com', false],
])('%s belongs to sample activity: %s', (email, expected) => expect(isSampleAddress(email)).toBe(expected))
