import { randomInt } from 'node:crypto'

type Question = { question: string; answer: string }

const numbers = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'] as const
const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const
const things = ['apples', 'bottles', 'chairs', 'doors', 'lanterns', 'pencils', 'rivers', 'windows'] as const

export function newQuestion(): Question {
  return oneOf(forms)()
}

const forms: readonly (() => Question)[] = [
  () => sum((one, other) => `What is ${one} plus ${other}? Answer with a number.`),
  () =>
    sum((one, other) => `If you have ${one} ${oneOf(things)} and get ${other} more, how many do you have? Use digits.`),
  () => sum((one, other) => `What do you get when you add ${other} to ${one}? Use digits.`),
  () => difference((more, less) => `What is left of ${more} if you take away ${less}? Answer with a number.`),
  () => difference((more, less) => `By how much is ${more} larger than ${less}? Use digits.`),
  () => {
    const choices = someOf(numbers.slice(1), 3)
    const largest = Math.max(...choices.map((word) => numbers.indexOf(word)))
    return {
      question: `Which of these numbers is the largest: ${choices.join(', ')}? Answer with a number.`,
      answer: `${largest}`,
    }
  },
  () => {
    const choices = someOf(numbers.slice(1), 3)
    const smallest = Math.min(...choices.map((word) => numbers.indexOf(word)))
    return {
      question: `Which of these numbers is the smallest: ${choices.join(', ')}? Use digits.`,
      answer: `${smallest}`,
    }
  },
  () => {
    const day = randomInt(days.length)
    return { question: `Which day comes after ${days[day]}?`, answer: days[(day + 1) % days.length] ?? '' }
  },
  () => {
    const day = randomInt(days.length)
    return {
      question: `Which day comes before ${days[day]}?`,
      answer: days[(day + days.length - 1) % days.length] ?? '',
    }
  },
  () => {
    const choices = someOf(things, 4)
    const place = randomInt(choices.length)
    const ordinal = ['first', 'second', 'third', 'fourth'][place]
    return { question: `Type the ${ordinal} of these words: ${choices.join(', ')}.`, answer: choices[place] ?? '' }
  },
]

function sum(ask: (one: string, other: string) => string): Question {
  const [one, other] = [randomInt(2, 11), randomInt(2, 11)]
  return { question: ask(numbers[one] ?? '', numbers[other] ?? ''), answer: String(one + other) }
}

function difference(ask: (more: string, less: string) => string): Question {
  const more = randomInt(4, 11)
  const less = randomInt(1, more)
  return { question: ask(numbers[more] ?? '', numbers[less] ?? ''), answer: String(more - less) }
}

function oneOf<T>(choices: readonly T[]): T {
  return choices[randomInt(choices.length)] as T
}

function someOf<T>(choices: readonly T[], count: number): T[] {
  const left = [...choices]
  return Array.from({ length: count }, () => left.splice(randomInt(left.length), 1)[0] as T)
}
