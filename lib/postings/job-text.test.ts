import { blocksOf, salaryText, textOr } from './job-text'

test.each(['', ' ', '0', '000'])('a salary of "%s" was not told', (salary) => {
  expect(salaryText(salary)).toBe('Not disclosed')
})

test('a salary is shown as it was written', () => {
  expect(salaryText('₹50,000 per month')).toBe('₹50,000 per month')
})

test('a text of blanks is missing', () => {
  expect(textOr('  ', 'N/A')).toBe('N/A')
  expect(textOr(' Austin ', 'N/A')).toBe('Austin')
})

test('lines become paragraphs, lines with a dash one list', () => {
  expect(blocksOf('About us.\r\n\r\n- First\n• Second\n* Third\nMail -us- anytime.\n-5 degrees')).toEqual([
    { kind: 'paragraph', text: 'About us.' },
    { kind: 'list', items: ['First', 'Second', 'Third'] },
    { kind: 'paragraph', text: 'Mail -us- anytime.' },
    { kind: 'paragraph', text: '-5 degrees' },
  ])
})

test('no text is no block', () => {
  expect(blocksOf(' \n ')).toEqual([])
})

test('a long run of blanks costs nothing', () => {
  const startedAt = Date.now()
  expect(blocksOf(`-${' '.repeat(20_000)}x\u2028y`)).toEqual([
    { kind: 'list', items: ['x'] },
    { kind: 'paragraph', text: 'y' },
  ])
  expect(Date.now() - startedAt).toBeLessThan(100)
})
