import { undoneText } from '@/lib/jobs/imports/format'

const none = { deleted: 0, closed: 0, restored: 0, kept: 0 }

test.each([
  [{ deleted: 1 }, '1 job deleted.'],
  [{ deleted: 1_200, closed: 1 }, '1,200 jobs deleted, 1 closed because people have applied.'],
  [{ restored: 1, kept: 1 }, '1 job restored, 1 left as it is because it was changed since.'],
  [{ kept: 2 }, '2 jobs left as they are because they were changed since.'],
  [{}, 'No jobs were affected.'],
])('says what undoing did: %j', (counts, text) =>
  expect(undoneText({ content: 'JOBS', ...none, ...counts })).toBe(text),
)
