import { answerTo } from '@/e2e/support/captcha'
import { newQuestion } from '@/lib/accounts/captcha/questions'

const DRAWN = 400
/** Returns the question without its random parts. */
const formOf = (question: string) =>
  question.replace(
    /\b(one|two|three|four|five|six|seven|eight|nine|ten|\w+day|apples|bottles|chairs|doors|lanterns|pencils|rivers|windows|first|second|third|fourth)\b/g,
    '…',
  )

test('asks in many forms, each with one answer', () => {
  const questions = Array.from({ length: DRAWN }, newQuestion)
  expect(new Set(questions.map(({ question }) => formOf(question))).size).toBeGreaterThanOrEqual(8)
  for (const { question, answer } of questions)
    expect([question, answerTo(question).toUpperCase()]).toEqual([question, answer.toUpperCase()])
})

test('gives no answer more than one time in five', () => {
  const counts = new Map<string, number>()
  for (let drawn = 0; drawn < DRAWN; drawn += 1) {
    const { answer } = newQuestion()
    counts.set(answer, (counts.get(answer) ?? 0) + 1)
  }
  expect(Math.max(...counts.values())).toBeLessThan(DRAWN / 5)
})
