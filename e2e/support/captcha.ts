const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']

/** The answer to the captcha's question: 'What is two plus nine? …' is 11. */
export function answerTo(question: string): number {
  const named = question.toLowerCase().match(new RegExp(`\\b(${numbers.join('|')})\\b`, 'g')) ?? []
  return named.reduce((sum, name) => sum + numbers.indexOf(name), 0)
}
