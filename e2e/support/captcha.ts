const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
const days = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** Solves any of the captcha's questions. */
export function answerTo(question: string): string {
  const words: string[] = question.toLowerCase().match(/[a-z]+/g) ?? []
  const day = days.findIndex((name) => words.includes(name))
  if (day >= 0) return days[(day + (words.includes('after') ? 1 : days.length - 1)) % days.length] ?? ''
  const place = ['first', 'second', 'third', 'fourth'].findIndex((ordinal) => words.includes(ordinal))
  if (place >= 0) return (question.split(': ')[1]?.split(/[,.]\s*/) ?? [])[place] ?? ''
  const named = words.filter((word) => numbers.includes(word)).map((word) => numbers.indexOf(word))
  if (words.includes('largest')) return String(Math.max(...named))
  if (words.includes('smallest')) return String(Math.min(...named))
  const [one = 0, other = 0] = named
  const isDifference = words.includes('left') || words.includes('larger')
  return String(isDifference ? one - other : one + other)
}

/** A wrong answer to the question. */
export const wrongAnswerTo = (question: string): string => `${answerTo(question)}9`
