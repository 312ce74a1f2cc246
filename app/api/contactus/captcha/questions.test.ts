import { contactMessage } from '@/e2e/support/access/documented'
import { answerTo } from '@/e2e/support/captcha'
import { newEmail } from '@/e2e/support/people'
import { Visitor } from '@/e2e/support/visitor'

type Question = { captchaId: string; question: string }

const ask = (visitor: Visitor) => visitor.call('GET', '/contactus/captcha?kind=question')

test('asks questions in several forms, up to a limit', async () => {
  const visitor = new Visitor()
  const beginnings = new Set<string>()
  for (let count = 1; count <= 15; count += 1) {
    const reply = await ask(visitor)
    expect(reply.status).toBe(200)
    beginnings.add((reply.json as Question).question.split(' ').slice(0, 2).join(' '))
  }
  expect(beginnings.size).toBeGreaterThanOrEqual(3)
  expect((await ask(visitor)).status).toBe(429)
  // Images have their own limit, so they still work when the questions are used up.
  expect((await visitor.call('GET', '/contactus/captcha')).status).toBe(200)
})

test('accepts the right answer in any case', async () => {
  const visitor = new Visitor()
  const { captchaId, question } = (await ask(visitor)).json as Question
  const json = { ...contactMessage, email: newEmail(), captchaId, captcha: answerTo(question).toLowerCase() }
  expect((await visitor.call('POST', '/contactus/add', { json })).status).toBe(201)
})
