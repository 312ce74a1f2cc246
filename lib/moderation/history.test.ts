import { deedLabel, deedText } from '@/lib/moderation/history'

test.each([
  ['posting.sent-back', 'Sent back'],
  ['posting.change-approved', 'Change approved'],
  ['posting.submitted', 'Submitted'],
])('%j reads %j', (action, label) => expect(deedLabel(action)).toBe(label))

test.each([
  [{ reason: 'Posted twice' }, 'Posted twice'],
  [{ questions: 'Where is it?' }, 'Where is it?'],
  [{ fields: ['Salary', 'Location'] }, 'Salary, Location'],
  [{ slug: 'backend-engineer' }, ''],
  [{ reason: 7 }, ''],
  [null, ''],
])('%j says %j', (detail, text) => expect(deedText(detail)).toBe(text))
